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
coronary stent = drug-eluting stent, heart stent, stents in my heart, cardiac stent, stents put in my heart, stent put in my heart
dialysis
dialysis fistula = av fistula
double bypass
heart surgery = heart operation, heart op, operation on my heart
heart transplant
heart valve replacement = valve replacement, new heart valve, heart valve replaced, new valve
hemodialysis = haemodialysis
implantable defibrillator = defibrillator, icd, defibrillator put in, defibrillator fitted
iv fluids = intravenous fluids, drip, fluids through the vein
left heart catheterization = left heart cath
mitral valve repair
open heart surgery
pacemaker = pacer
pacemaker placement = pacemaker insertion, pacemaker put in, pacemaker fitted
peritoneal dialysis
phlebotomy = venesection, bloodletting
picc line = picc
port placement = chemo port, mediport, port-a-cath
quadruple bypass
stent = stents, stent placement, stents put in, stent put in, stents fitted, stent fitted
transcatheter aortic valve replacement = tavr, tavi
triple bypass
vein stripping = varicose vein surgery, vein ablation, veins stripped, varicose veins stripped, varicose veins done, varicose veins removed
## gut
appendectomy = appendix removed, appendicectomy, appendix out, removal of the appendix, appendix taken out, appendix whipped out, appendix operation, appendix op
bariatric surgery = weight loss surgery, stomach stapling
bowel resection = part of my bowel removed
bronchoscopy
capsule endoscopy = pill cam
cholecystectomy = gallbladder removed, gallbladder surgery, gallbladder out, removal of the gallbladder, gallbladder removal, gallbladder taken out, gallbladder operation, gallbladder op
colectomy = colon resection, colonic resection
colonoscopy = camera up the bottom, scope of the colon, colonoscopies, camera test of the bowel
colostomy = colostomy bag
cystoscopy = camera into the bladder
endoscopy = scope, camera test
ercp
esophageal dilation = stretching of the esophagus, esophageal dilatation
feeding tube = peg tube, g-tube, j-tube
fundoplication = nissen fundoplication
gastric band = lap band
gastric bypass
gastric sleeve
hemorrhoid banding = piles banded, hemorrhoids banded
hemorrhoidectomy = hemorrhoid surgery, piles removed, hemorrhoids removed, piles operation
hernia repair = hernia surgery, hernia operation, hernia fixed, hernia repaired, hernia mended, hernia op
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
splenectomy = spleen removed, spleen out, spleen taken out
stoma = stoma bag
upper endoscopy = egd, gastroscopy, camera down the throat, esophagogastroduodenoscopy
whipple procedure
## kidney, bladder, men
circumcision
kidney transplant = renal transplant
lithotripsy = shock wave treatment for stones, eswl
nephrectomy = kidney removed, kidney out, kidney taken out
orchiopexy = undescended testicle repair
prostate biopsy
prostate surgery
prostatectomy = prostate removed, prostate out, prostate taken out
stone removal = kidney stone surgery
transurethral resection of the prostate = turp
ureteral stent
ureteroscopy
urinary catheter = catheter, foley, foley catheter
vasectomy = the snip, been snipped
## women
breast augmentation = breast implants
breast biopsy
breast reduction = reduction mammoplasty, bilateral reduction mammoplasty
breastfeeding = breast feeding, nursing the baby
cesarean section = c-section, caesarean, c section, cesarean, caesarean section, caesarian, c-section birth, caesar birth
colposcopy
cone biopsy
core needle biopsy
dilation and curettage = d&c, d and c, womb scrape
double mastectomy
emergency cesarean section = emergency c-section, emergency section, crash section
endometrial ablation
endometrial biopsy
forceps delivery = forceps birth, forceps
gynecological surgery = women's operation, women's op, ladies' operation, gynae operation
home birth = born at home
hysterectomy = womb removed, uterus removed, womb out, womb taken out, womb taken away
hysteroscopy
iud = intrauterine device, coil, the coil, coil fitted, coil put in
ivf = in vitro fertilization
leep procedure = leep, lletz
lumpectomy = breast lump removed, breast lumpectomy, breast lump excision, lump taken out of the breast, lump out of the breast, lump removed from the breast, lump taken off the breast
mastectomy = breast removed, breast taken off, breast off, breast taken away
neonatal intensive care = nicu, special care baby unit, scbu, neonatal unit
oophorectomy = ovary removed, ovaries removed, ovaries out, ovary out, ovary taken out
partial oophorectomy
pregnancy termination = abortion, termination
salpingo-oophorectomy
tubal ligation = tubes tied, sterilization, tubes clipped, tubes cut, sterilized
vacuum-assisted delivery = ventouse, vacuum delivery
vaginal delivery = normal delivery, natural birth, vaginal birth, normal birth, natural delivery, natural childbirth
## bones and joints
achilles lengthening
acl reconstruction = acl repair, acl surgery
amputation surgery
anterior cervical discectomy
arthroscopy = arthroscopic surgery
back injection = injection in my back
back surgery = spine surgery, spinal surgery
bunionectomy = bunion surgery, bunion removed, bunion operation, bunions done
carpal tunnel release = carpal tunnel surgery, carpal tunnel operation, carpal tunnel op, carpal tunnel done
cast = plaster, casting
discectomy = disc surgery, disc removed, disc taken out
epidural
epidural steroid injection = epidural injection, epidural shot
external fixation = external fixator
finger amputation = finger amputated
fracture reduction = setting the bone, closed reduction, joint reduction
hardware removal = screws removed, plate removed, metalwork removal
hip replacement = new hip, hip arthroplasty, hip replaced, artificial hip
internal fixation = metal plate put in, plate put in, pins put in, screws put in, pins and plates, rod put in
joint aspiration = fluid drained from the knee, arthrocentesis, drain the joint
joint injection = injection into the joint
knee arthroscopy = keyhole surgery on the knee, knee scope, knee scoped
knee injection = shot in the knee, injection in the knee, knee injections
knee replacement = new knee, knee arthroplasty, knee replaced, artificial knee
kyphoplasty
laminectomy
leg amputation = leg amputated, lost my leg
low back surgery = lower back surgery
lumbar fusion
microdiscectomy
open reduction internal fixation = orif, plates and screws
rotator cuff repair = rotator cuff surgery
shoulder replacement = new shoulder, shoulder replaced
spinal decompression
spinal fusion = back fusion, spine fused, back fused
tendon repair
toe amputation = toe amputated
total hip replacement = total hip
total knee replacement = total knee
trigger finger release = trigger finger operation
trigger point injection = trigger point injections
vertebroplasty
## head and neck
adenoidectomy = adenoids out, adenoids removed, adenoids taken out
brain surgery
cataract surgery = cataract removal, cataract extraction, cataracts removed, cataract operation, cataract op
cochlear implant
craniotomy
deep brain stimulation
dental filling = tooth filled, cavity filled
dentures = false teeth, dental plate
ear irrigation = ear syringing, ears syringed, ear wax removal, ear flush
ear microsuction = microsuction
ear tubes = grommets, tympanostomy tubes, tubes in my ears, pe tubes, grommets put in, grommets fitted, tubes put in my ears
electroconvulsive therapy = ect, shock therapy
eye muscle surgery = squint operation, squint surgery, squint corrected
hearing aid = hearing aids
laser eye surgery = lasik, eyes lasered, laser on my eyes
lumbar puncture = spinal tap
nerve block
nose surgery = nose job, nose operation
partial thyroidectomy = half my thyroid removed, part of my thyroid removed
root canal
septoplasty = deviated septum surgery
shunt placement = vp shunt, shunt
sinus surgery = sinus operation, sinus op
thyroid surgery
thyroidectomy = thyroid removed, thyroid out, thyroid taken out
tonsillectomy = tonsils out, tonsils removed, tonsils taken out, tonsils whipped out
tooth extraction = tooth pulled, teeth pulled, tooth extractions, tooth out, tooth taken out, teeth taken out, tooth removed, teeth removed
tracheostomy = trach
wisdom tooth extraction = wisdom teeth removed, wisdom teeth out, wisdom teeth pulled, wisdom teeth taken out, wisdom tooth out
## skin and wounds
cryotherapy = freeze it off, wart cryotherapy, liquid nitrogen
cyst removal = cyst removed, cyst cut out, cyst taken out
dressing change = bandage change, dressing changed
incision and drainage = i and d, i&d, lance it, drain the abscess, abscess drained, abscess lanced, boil lanced
laser treatment
lump removal = lump removed, lump taken out, lump cut out
mohs surgery = mohs
mole removal = mole removed, mole taken off, mole cut out
photodynamic therapy
phototherapy = light therapy, uv treatment
punch biopsy
shave biopsy
skin biopsy
skin cancer removal = skin cancer removed, skin cancer cut out, skin cancer taken off
skin graft = skin grafting
skin tag removal
suture removal = stitches out, staple removal, stitches removed, staples removed
sutures = stitches, stitched up, stitches put in, sewn up
toenail removal = toenail removed, toenail taken off
wide local excision = excision
wound care = wound dressing, dressings
wound debridement = debridement, irrigation and debridement
## lung
bipap
chest tube = chest drain, chest tube placement
cpap = cpap machine, sleep machine, cpap mask
home oxygen = oxygen at home, oxygen concentrator
intubation = breathing tube
lobectomy = part of my lung removed
lung biopsy
lung transplant
mechanical ventilation = put on a ventilator, ventilator, life support
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
radiation therapy = radiation, radiotherapy, radiation treatment, radium treatment
sentinel lymph node biopsy = sentinel node biopsy
stem cell transplant
surgery = operation, surgeries, operations, surgical procedure, an operation, surgical, under the knife
`
