/** Operations, procedures and devices. A row: `name = other words`. */
export const PROCEDURES = `
## heart and vessels
ablation
aneurysm repair = aortic aneurysm repair, ascending aortic aneurysm repair
angioplasty = balloon angioplasty, balloon
aortic valve replacement = avr, new aortic valve
blood transfusion = transfusion, whole blood transfusion
bypass surgery = bypass, bypass operation
cardiac ablation = heart ablation, catheter ablation
cardiac catheterization = heart cath, heart catheterization, cath, cardiac cath, catheterization
cardioversion = shocked my heart
carotid endarterectomy
carotid surgery
coronary artery bypass grafting = cabg, heart bypass, coronary bypass, coronary artery bypass, heart bypass surgery, coronary artery bypass surgery
coronary stent = drug-eluting stent, heart stent, stents in my heart, cardiac stent
dialysis
dialysis fistula = av fistula
double bypass
heart transplant
heart valve replacement = valve replacement
hemodialysis = haemodialysis
implantable defibrillator = defibrillator, icd
iv fluids = intravenous fluids, drip, fluids through the vein
left heart catheterization = left heart cath
mitral valve repair
open heart surgery
pacemaker = pacer
pacemaker placement = pacemaker insertion
peritoneal dialysis
phlebotomy = venesection, bloodletting
picc line = picc
port placement = chemo port, mediport, port-a-cath
quadruple bypass
stent = stents, stent placement
transcatheter aortic valve replacement = tavr, tavi
triple bypass
vein stripping = varicose vein surgery, vein ablation
## gut
appendectomy = appendix removed, appendicectomy, appendix out, removal of the appendix
bariatric surgery = weight loss surgery, stomach stapling
bowel resection = part of my bowel removed
bronchoscopy
capsule endoscopy = pill cam
cholecystectomy = gallbladder removed, gallbladder surgery, gallbladder out, removal of the gallbladder, gallbladder removal
colectomy = colon resection, colonic resection
colonoscopy = camera up the bottom, scope of the colon, colonoscopies, camera test of the bowel
colostomy
cystoscopy = camera into the bladder
endoscopy = scope, camera test
ercp
esophageal dilation = stretching of the esophagus, esophageal dilatation
feeding tube = peg tube, g-tube, j-tube
fundoplication = nissen fundoplication
gastric band = lap band
gastric bypass
gastric sleeve
hemorrhoidectomy = hemorrhoid surgery
hernia repair = hernia surgery, hernia operation
ileostomy
laparoscopy = keyhole surgery
liver biopsy
liver transplant
nasogastric tube = ng tube
pancreatectomy
paracentesis
partial pancreatectomy
polypectomy = polyp removal, colon polyp removal, polyps removed
sigmoidoscopy = flexible sigmoidoscopy
splenectomy = spleen removed
stoma = stoma bag
upper endoscopy = egd, gastroscopy, camera down the throat, esophagogastroduodenoscopy
whipple procedure
## kidney, bladder, men
circumcision
kidney transplant = renal transplant
lithotripsy = shock wave treatment for stones, eswl
nephrectomy = kidney removed
orchiopexy = undescended testicle repair
prostate biopsy
prostate surgery
prostatectomy = prostate removed
stone removal = kidney stone surgery
transurethral resection of the prostate = turp
ureteral stent
ureteroscopy
urinary catheter = catheter, foley, foley catheter
vasectomy = the snip
## women
breast augmentation = breast implants
breast biopsy
breast reduction = reduction mammoplasty, bilateral reduction mammoplasty
breastfeeding = breast feeding, nursing the baby
cesarean section = c-section, caesarean, c section, cesarean, caesarean section
colposcopy
cone biopsy
core needle biopsy
dilation and curettage = d&c, d and c
double mastectomy
endometrial ablation
endometrial biopsy
hysterectomy = womb removed, uterus removed
hysteroscopy
iud = intrauterine device, coil, the coil
ivf = in vitro fertilization
leep procedure = leep, lletz
lumpectomy = breast lump removed, breast lumpectomy, breast lump excision
mastectomy = breast removed
oophorectomy = ovary removed, ovaries removed
partial oophorectomy
pregnancy termination = abortion, termination
salpingo-oophorectomy
tubal ligation = tubes tied, sterilization
vaginal delivery = normal delivery, natural birth
## bones and joints
achilles lengthening
acl reconstruction = acl repair, acl surgery
amputation surgery
anterior cervical discectomy
arthroscopy = arthroscopic surgery
back injection = injection in my back
back surgery = spine surgery, spinal surgery
bunionectomy = bunion surgery
carpal tunnel release = carpal tunnel surgery
cast = plaster, casting
discectomy = disc surgery
epidural
epidural steroid injection = epidural injection, epidural shot
external fixation = external fixator
fracture reduction = setting the bone, closed reduction, joint reduction
hardware removal = screws removed, plate removed, metalwork removal
hip replacement = new hip, hip arthroplasty
joint aspiration = fluid drained from the knee, arthrocentesis, drain the joint
joint injection = injection into the joint
knee arthroscopy = keyhole surgery on the knee
knee injection = shot in the knee, injection in the knee, knee injections
knee replacement = new knee, knee arthroplasty
kyphoplasty
laminectomy
low back surgery = lower back surgery
lumbar fusion
microdiscectomy
open reduction internal fixation = orif, plates and screws
rotator cuff repair = rotator cuff surgery
shoulder replacement
spinal decompression
spinal fusion = back fusion
tendon repair
total hip replacement = total hip
total knee replacement = total knee
trigger finger release
trigger point injection = trigger point injections
vertebroplasty
## head and neck
adenoidectomy = adenoids out, adenoids removed
brain surgery
cataract surgery = cataract removal, cataract extraction, cataracts removed, cataract operation, cataract op
cochlear implant
craniotomy
deep brain stimulation
ear irrigation = ear syringing, ears syringed, ear wax removal, ear flush
ear microsuction = microsuction
ear tubes = grommets, tympanostomy tubes, tubes in my ears, pe tubes
electroconvulsive therapy = ect, shock therapy
hearing aid = hearing aids
laser eye surgery = lasik
lumbar puncture = spinal tap
nerve block
nose surgery
root canal
septoplasty = deviated septum surgery
shunt placement = vp shunt, shunt
sinus surgery
thyroid surgery
thyroidectomy = thyroid removed
tonsillectomy = tonsils out, tonsils removed, tonsils taken out
tooth extraction = tooth pulled, teeth pulled, tooth extractions
tracheostomy = trach
wisdom tooth extraction = wisdom teeth removed, wisdom teeth out
## skin and wounds
cryotherapy = freeze it off, wart cryotherapy, liquid nitrogen
dressing change = bandage change, dressing changed
incision and drainage = i and d, i&d, lance it, drain the abscess
laser treatment
mohs surgery = mohs
mole removal
photodynamic therapy
phototherapy = light therapy, uv treatment
punch biopsy
shave biopsy
skin biopsy
skin graft = skin grafting
skin tag removal
suture removal = stitches out, staple removal, stitches removed, staples removed
sutures = stitches
wide local excision = excision
wound care = wound dressing, dressings
wound debridement = debridement, irrigation and debridement
## lung
bipap
chest tube = chest drain, chest tube placement
cpap = cpap machine, sleep machine, cpap mask
intubation = breathing tube
lobectomy = part of my lung removed
lung biopsy
lung transplant
mechanical ventilation = put on a ventilator, ventilator
nebulizer machine
pleurodesis
thoracentesis = fluid drained from the lung
## cancer care
anesthesia = anaesthesia, anesthetic, anaesthetic
biopsy = biopsies
bone marrow biopsy
bone marrow transplant
fine needle aspiration = fna
general anesthesia = general anesthetic
lymph node dissection = lymph nodes removed, lymph node removal
needle biopsy
radiation therapy = radiation, radiotherapy, radiation treatment
sentinel lymph node biopsy = sentinel node biopsy
stem cell transplant
surgery = operation, surgeries, operations, surgical procedure, an operation, surgical
`
