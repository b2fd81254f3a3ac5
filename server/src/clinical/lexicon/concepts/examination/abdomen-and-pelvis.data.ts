/** What is found in abdomen, breasts and pelvis. A row: `name = other words`. */
export const ABDOMEN_AND_PELVIS = `
## abdomen
abdomen distended = abdominal distention, distended abdomen, distention, distension, abdomen is distended
abdomen nondistended = nondistended, non-distended
abdomen nontender = nontender abdomen, belly nontender, tummy nontender, stomach nontender, belly pain free to touch
abdomen normal = normal abdomen, belly normal, tummy normal, abdominal exam normal, normal abdominal exam, abdomen benign, benign abdomen, abdomen unremarkable, belly feels normal
abdomen rigid = rigid abdomen, board-like abdomen, belly rigid, belly hard as a board, belly is rigid, rigidity of the abdomen
abdomen soft = soft abdomen, belly soft, belly is soft, abdomen is soft, tummy soft, soft belly, belly nice and soft, tummy nice and soft, abdomen nice and soft, stomach soft, tummy is soft, stomach is soft, stomach nice and soft, tummy feels soft
abdomen soft and nontender = soft nontender abdomen, abdomen soft nontender, belly soft and nontender, abdomen is soft and nontender, soft and nontender abdomen, belly is soft and nontender
abdominal mass = mass in the abdomen
abdominal scar = scar on the belly, surgical scar on the abdomen, scars on the abdomen, scar on the abdomen
abdominal tenderness = tender abdomen, belly tenderness, tenderness in the abdomen, abdomen tender, tender belly, tenderness to the abdomen, tender tummy
abdominal wall hernia = hernia in the belly wall
ascites = fluid in the abdomen, fluid in the belly
bladder distended = distended bladder, palpable bladder
bowel sounds absent = absent bowel sounds
bowel sounds hyperactive = hyperactive bowel sounds, increased bowel sounds, bowel sounds increased
bowel sounds hypoactive = hypoactive bowel sounds, decreased bowel sounds, sluggish bowel sounds, bowel sounds decreased, reduced bowel sounds
bowel sounds normal = normal bowel sounds, good bowel sounds
bowel sounds present = bowel sounds in all four quadrants, active bowel sounds, bowel sounds
caput medusae
carnett's sign = carnett sign
cva tenderness = costovertebral angle tenderness, cva, cda tenderness, tenderness around the cva
epigastric tenderness
fecal loading = full of stool, loaded with stool, stool palpable in the abdomen, faecal loading
flank tenderness
fluid wave
guarding
hepatomegaly = enlarged liver, liver enlargement, liver is enlarged, enlargement of the liver
hepatosplenomegaly
kidneys palpable = palpable kidneys, ballotable kidneys
left lower quadrant tenderness = tender on the lower left of the belly, left iliac fossa tenderness, tender in the left lower quadrant
left upper quadrant tenderness = tender in the left upper quadrant
liver edge palpable = palpable liver edge, palpable liver, liver palpable, liver edge is palpable
liver normal
mcburney's point tenderness = mcburney's sign, tender over the appendix, tenderness over the appendix
murphy's sign = murphy sign, positive murphy's
organomegaly = enlarged organs, organ enlargement, organs enlarged
peritoneal signs = peritoneal sign
peritonitis
pulsatile abdominal mass = pulsatile mass, pulsating mass in the abdomen, pulsating mass
rebound = rebound tenderness, pain on letting go, hurts more when letting go
rectal exam normal = normal rectal exam, back passage normal, normal rectal examination
rectal mass = lump in the rectum, mass in the rectum
rectal tone normal = normal rectal tone, rectal tone intact, anal tone normal, good rectal tone, normal anal tone, rectal tone good
rectal tone reduced = decreased rectal tone, reduced anal tone, loss of anal tone
reducible hernia = hernia reduces, hernia pushes back in, hernia goes back in, hernia is reducible
right lower quadrant tenderness = right iliac fossa tenderness, tender in the right lower quadrant, tender low down on the right of the belly
right upper quadrant tenderness
rovsing sign = rovsing's sign, rovsing's
shifting dullness
splenomegaly = enlarged spleen, spleen enlarged, spleen is enlarged, spleen is big
stool in the rectum = stool in the rectal vault
striae
suprapubic tenderness
## breast and pelvis
adnexal mass = mass on the ovary, adnexal masses
adnexal tenderness
breast skin dimpling = dimpling of the skin, skin dimpling, dimpling of the breast, dimpled skin
breasts normal = normal breast exam, breast exam normal, breasts feel normal, breast normal, normal breasts, breast examination normal
cephalic presentation = baby head down, baby is head down, vertex presentation, cephalic
cervical discharge = discharge from the cervix, discharge at the cervix
cervical motion tenderness
cervical os closed = os closed, cervix closed, cervix is closed, os is closed, neck of the womb closed, closed cervix
cervical os open = os open, cervix open, os is open
cervix friable = friable cervix, cervix bleeds when touched, cervix bleeds on contact
cervix inflamed = inflamed cervix, red cervix, cervix is red
cervix normal = normal cervix, neck of the womb normal, cervix looks healthy, neck of the womb looks healthy, cervix healthy, neck of the womb healthy, cervix looks normal
cough impulse = bulge in the groin on coughing, hernia in the groin on coughing, bulge in the groin when coughing
fetal heartbeat present = baby's heartbeat present, fetal heart tones present, baby's heartbeat heard, heard the baby's heartbeat, baby's heartbeat good, baby's heartbeat is strong, fetal heart sounds present, strong baby's heartbeat, baby's heart sounds good
foreskin retractable = foreskin retracts
fundal height appropriate = measuring right on track, bump measuring right for dates, fundal height right for dates, measuring right for dates, belly measuring right on track
genital exam normal = normal genital exam, external genitalia normal, genitalia normal, normal external genitalia
lochia normal = normal lochia
nipple inversion = inverted nipple, nipple pulled in, nipple retraction, nipple inverted
nipples normal = normal nipples
palpable breast mass = lump in the breast on exam, palpable breast lump, palpable lump in the breast, palpable mass in the breast
pelvic exam normal = normal pelvic exam, internal exam normal, speculum exam normal, normal internal exam, pelvic examination normal, internal examination normal
pelvic floor weakness = weak pelvic floor
prostate enlarged = enlarged prostate on exam, enlarged prostate, prostate enlargement
prostate firm = firm prostate, hard prostate, prostate feels hard
prostate nodule = lump on the prostate, nodule on the prostate, lump in the prostate, hard lump on the prostate
prostate normal = normal prostate, prostate feels normal, prostate smooth, prostate smooth and normal in size
prostate tenderness = tender prostate, boggy prostate, prostate tender
scrotal swelling = swollen scrotum, swelling of the scrotum, scrotum swollen
testicles descended = both testicles down, testes descended, testicles down, both testicles descended, testes down, testes both descended, both testes in the scrotum
testicles normal = normal testicles, testicles feel normal, testes normal, testicular exam normal, normal testicular exam
testicular mass = lump in the testicle, lump on the testicle, mass in the testicle
testicular tenderness = tender testicle, testicle tenderness, testicle tender, testicles tender
uterine fundus firm = fundus firm
uterine tenderness = tender uterus, tender womb, womb tender, uterus tender
uterus enlarged = enlarged uterus, bulky uterus, womb enlarged, bulky womb, womb is enlarged, uterus is enlarged
uterus normal size = normal size uterus, womb normal size, womb is normal size, normal sized uterus, womb normal, uterus normal, normal sized womb, uterus is normal in size
vaginal walls normal = vaginal mucosa normal, vagina normal
vulva normal = normal vulva
`
