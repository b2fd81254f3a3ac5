/** Operations, procedures and devices. A row: `name = other words`. */
export const PROCEDURES = `
## heart and vessels
ablation = cardiac ablation, heart ablation, catheter ablation
aneurysm repair = aortic aneurysm repair, ascending aortic aneurysm repair
angioplasty = balloon angioplasty, balloon
aortic valve replacement = avr, tavr, tavi, new aortic valve
blood transfusion = transfusion, whole blood transfusion
cardiac catheterization = heart cath, heart catheterization, cath, left heart cath, cardiac cath, catheterization
cardioversion = shocked my heart
carotid endarterectomy = carotid surgery
coronary artery bypass grafting = bypass surgery, cabg, heart bypass, bypass, open heart surgery, triple bypass, coronary bypass, quadruple bypass, coronary artery bypass, heart bypass surgery, double bypass, coronary artery bypass surgery
coronary stent = stent, stents, drug-eluting stent, heart stent, stents in my heart, stent placement, cardiac stent
dialysis = hemodialysis, haemodialysis, peritoneal dialysis
dialysis fistula = av fistula
heart transplant
heart valve replacement = valve replacement
implantable defibrillator = defibrillator, icd
iv fluids = intravenous fluids, drip, fluids through the vein
mitral valve repair
pacemaker = pacer
pacemaker placement = pacemaker insertion
phlebotomy = venesection, bloodletting
picc line = picc
port placement = chemo port, mediport, port-a-cath
vein stripping = varicose vein surgery, vein ablation
## gut
appendectomy = appendix removed, appendicectomy, appendix out, removal of the appendix
bariatric surgery = weight loss surgery, gastric bypass, gastric sleeve, lap band, stomach stapling, gastric band
bowel resection = colectomy, colon resection, part of my bowel removed, colonic resection
bronchoscopy
capsule endoscopy = pill cam
cholecystectomy = gallbladder removed, gallbladder surgery, gallbladder out, removal of the gallbladder, gallbladder removal
colonoscopy = camera up the bottom, scope of the colon, colonoscopies, camera test of the bowel
colostomy = stoma, ileostomy, stoma bag
cystoscopy = camera into the bladder
endoscopy = upper endoscopy, egd, scope, gastroscopy, camera down the throat, esophagogastroduodenoscopy, camera test
ercp
esophageal dilation = stretching of the esophagus, esophageal dilatation
feeding tube = peg tube, g-tube, j-tube
fundoplication = nissen fundoplication
hemorrhoidectomy = hemorrhoid surgery
hernia repair = hernia surgery, hernia operation
laparoscopy = keyhole surgery
liver biopsy
liver transplant
nasogastric tube = ng tube
paracentesis
polypectomy = polyp removal, colon polyp removal, polyps removed
sigmoidoscopy = flexible sigmoidoscopy
splenectomy = spleen removed
whipple procedure = partial pancreatectomy, pancreatectomy
## kidney, bladder, men
circumcision
kidney transplant = renal transplant
lithotripsy = shock wave treatment for stones, eswl
nephrectomy = kidney removed
orchiopexy = undescended testicle repair
prostate biopsy
prostatectomy = prostate removed, prostate surgery, turp
stone removal = ureteroscopy, kidney stone surgery
ureteral stent
urinary catheter = catheter, foley, foley catheter
vasectomy = the snip
## women
breast augmentation = breast implants
breast biopsy = core needle biopsy
breast reduction = reduction mammoplasty, bilateral reduction mammoplasty
breastfeeding = breast feeding, nursing the baby
cesarean section = c-section, caesarean, c section, cesarean, caesarean section
colposcopy
dilation and curettage = d&c, d and c
endometrial ablation
endometrial biopsy
hysterectomy = womb removed, uterus removed
hysteroscopy
iud = intrauterine device, coil, the coil
ivf = in vitro fertilization
leep procedure = leep, cone biopsy, lletz
lumpectomy = breast lump removed, breast lumpectomy, breast lump excision
mastectomy = breast removed, double mastectomy
oophorectomy = ovary removed, ovaries removed, partial oophorectomy, salpingo-oophorectomy
pregnancy termination = abortion, termination
tubal ligation = tubes tied, sterilization
vaginal delivery = normal delivery, natural birth
## bones and joints
achilles lengthening
acl reconstruction = acl repair, acl surgery
amputation surgery
arthroscopy = knee arthroscopy, keyhole surgery on the knee, arthroscopic surgery
back surgery = spine surgery, spinal surgery, lower back surgery, lumbar fusion, spinal fusion, back fusion
bunionectomy = bunion surgery
carpal tunnel release = carpal tunnel surgery
cast = plaster, casting
discectomy = disc surgery, microdiscectomy, anterior cervical discectomy
epidural steroid injection = epidural injection, epidural, epidural shot, injection in my back
external fixation = external fixator
fracture reduction = setting the bone, closed reduction, joint reduction
hardware removal = screws removed, plate removed, metalwork removal
hip replacement = new hip, total hip replacement, hip arthroplasty, total hip
joint aspiration = fluid drained from the knee, arthrocentesis, drain the joint
joint injection = injection into the joint
knee injection = shot in the knee, injection in the knee, knee injections
knee replacement = new knee, total knee replacement, knee arthroplasty, total knee
kyphoplasty = vertebroplasty
laminectomy = spinal decompression
open reduction internal fixation = orif, plates and screws
rotator cuff repair = rotator cuff surgery
shoulder replacement
tendon repair
trigger finger release
trigger point injection = trigger point injections
## head and neck
adenoidectomy = adenoids out, adenoids removed
cataract surgery = cataract removal, cataract extraction, cataracts removed, cataract operation
cochlear implant
craniotomy = brain surgery
deep brain stimulation
ear irrigation = ear syringing, ears syringed, ear wax removal, microsuction, ear flush
ear tubes = grommets, tympanostomy tubes, tubes in my ears, pe tubes
electroconvulsive therapy = ect, shock therapy
hearing aid = hearing aids
laser eye surgery = lasik
lumbar puncture = spinal tap
nerve block
root canal
septoplasty = nose surgery, deviated septum surgery
shunt placement = vp shunt, shunt
sinus surgery
thyroidectomy = thyroid removed, thyroid surgery
tonsillectomy = tonsils out, tonsils removed, tonsils taken out
tooth extraction = tooth pulled, teeth pulled, wisdom teeth removed, wisdom teeth out, tooth extractions
tracheostomy = trach
## skin and wounds
cryotherapy = freeze it off, wart cryotherapy, liquid nitrogen
dressing change = bandage change, dressing changed
incision and drainage = i and d, i&d, lance it, drain the abscess
laser treatment
mohs surgery = mohs
mole removal
photodynamic therapy
phototherapy = light therapy, uv treatment
skin biopsy = shave biopsy, punch biopsy
skin graft = skin grafting
skin tag removal
suture removal = stitches out, staple removal, stitches removed, staples removed
sutures = stitches
wide local excision = excision
wound care = wound dressing, dressings
wound debridement = debridement, irrigation and debridement
## lung
chest tube = chest drain, chest tube placement
cpap = cpap machine, sleep machine, bipap, cpap mask
intubation = breathing tube, put on a ventilator, ventilator
lobectomy = part of my lung removed
lung biopsy
lung transplant
nebulizer machine
pleurodesis
thoracentesis = fluid drained from the lung
## cancer care
anesthesia = anaesthesia, anesthetic, anaesthetic, general anesthetic, general anesthesia
biopsy = biopsies
bone marrow biopsy
bone marrow transplant = stem cell transplant
lymph node dissection = lymph nodes removed, lymph node removal
needle biopsy = fine needle aspiration, fna
radiation therapy = radiation, radiotherapy, radiation treatment
sentinel lymph node biopsy = sentinel node biopsy
surgery = operation, surgeries, operations, surgical procedure, an operation, surgical
`
