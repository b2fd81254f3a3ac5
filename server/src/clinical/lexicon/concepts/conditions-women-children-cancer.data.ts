/** Conditions of women and children, infections, teeth, cancer and allergies. A row: `name [ICD-10-CM code] = other words`, with a code where the name alone leads to one. */
export const CONDITIONS_OF_WOMEN_CHILDREN_CANCER = `
## women
abnormal pap smear [R87.619] = abnormal pap, abnormal smear
adenomyosis [N80.03]
amenorrhea [N91.2] = no periods, missed periods, missed period, amenorrhoea
atrophic vaginitis [N95.2] = vaginal atrophy
bacterial vaginosis [N76.0] = bv
bartholin cyst [N75.0] = bartholin's cyst
breast cyst [N60.09]
cervical dysplasia [N87.9] = cin, precancerous cells of the cervix
cervicitis [N72]
dysmenorrhea [N94.6] = painful periods, painful period, period pains, period pain, bad cramps with periods, dysmenorrhoea, menstrual cramps
endometriosis [N80.9]
fibroadenoma [D24.9] = breast fibroadenoma
fibrocystic breast disease [N60.19] = fibrocystic breasts, benign breast disease, benign breast lumps, lumpy breasts
infertility [N97.9] = can't get pregnant, trouble getting pregnant, trouble conceiving
irregular periods [N92.6] = irregular menstruation, irregular menstrual cycle, irregular cycles
mastitis [N61.0]
menopause = change of life, menopausal, going through the change
menorrhagia [N92.0] = heavy periods, heavy menstrual bleeding, heavy period, heavy menstruation
ovarian cyst [N83.209] = ovarian cysts, cyst on the ovary, cysts on my ovaries
ovarian mass = adnexal mass
pelvic inflammatory disease [N73.9] = pid
pelvic organ prolapse [N81.9] = prolapse, vaginal prolapse, uterine prolapse, dropped womb, fallen womb, dropped uterus
perimenopause [N95.1] = perimenopausal
polycystic ovary syndrome [E28.2] = pcos, polycystic ovarian syndrome, polycystic ovaries
postmenopausal = post-menopausal
postmenopausal bleeding [N95.0] = bleeding after menopause
premenstrual syndrome [N94.3] = pms
rectocele [N81.6]
trying to conceive = trying to get pregnant, trying for a baby
uterine fibroids [D25.9] = fibroids, fibroid, fibroid tumors
vaginal candidiasis [B37.31] = vaginal yeast infection, vaginal thrush
vaginismus [N94.2]
vulvodynia [N94.819]
yeast infection
## pregnancy
breech presentation [O32.1XX0] = breech
cholestasis of pregnancy [O26.649]
ectopic pregnancy [O00.90] = tubal pregnancy
full-term birth = born full term, born at full term, full term, full-term baby, born at term, born on time
hyperemesis gravidarum [O21.0] = severe morning sickness
miscarriage [O03.9] = lost a pregnancy, lost the baby, spontaneous abortion, miscarriages, miscarried, lost a baby, pregnancy loss
morning sickness [O21.9]
placenta previa [O44.00]
postpartum hemorrhage [O72.1]
pregnancy [Z33.1] = pregnant, expecting, up the duff
premature birth = preterm birth, born early, born premature, premature baby, preemie, prem baby, born too early
preterm labor
stillbirth [P95] = stillborn, stillborn baby
twin pregnancy [O30.009] = twins
## sexually transmitted
aids
chlamydia [A74.9]
genital herpes [A60.00]
gonorrhea [A54.9] = gonorrhoea, the clap
hiv infection = hiv, hiv positive
hpv infection [B97.7] = hpv, human papillomavirus
sexually transmitted infection [A64] = std, sti, sexually transmitted disease, venereal disease, stds, stis
syphilis [A53.9]
trichomoniasis [A59.9] = trich, trichomonas
## infection
acute lyme disease = acute lyme
alpha-gal syndrome [Z91.014] = red meat allergy
bacteremia [R78.81]
candidiasis [B37.9] = thrush
cat scratch disease [A28.1]
cytomegalovirus [B25.9] = cmv
dengue [A90] = dengue fever
e. coli infection [A49.8] = e coli
fifth disease [B08.3] = slapped cheek, slapped cheek syndrome
giardiasis [A07.1] = giardia
infection [B99.9]
kawasaki disease [M30.3]
lyme disease [A69.20] = lymes disease, lyme
malaria [B54]
measles [B05.9]
mpox [B04] = monkeypox
mumps [B26.9]
oral thrush [B37.0] = thrush in the mouth, oral candidiasis
parasite infection [B89] = worms, intestinal worms
polio [A80.9] = poliomyelitis
rabies [A82.9]
rocky mountain spotted fever [A77.0]
roseola [B08.20]
rubella [B06.9] = german measles
salmonella [A02.9]
scarlet fever [A38.9]
sepsis [A41.9] = blood poisoning, septicemia, septicaemia, blood infection
tetanus [A35] = lockjaw
toxoplasmosis [B58.9]
travelers' diarrhea = traveller's diarrhoea
typhoid [A01.00] = typhoid fever
viral illness [B34.9] = viral infection, virus, a virus, viral syndrome, a bug, viral
west nile virus [A92.30]
yellow fever [A95.9]
zika [A92.5]
## children
birth defect [Q89.9] = congenital anomaly
cleft lip [Q36.9]
cleft palate [Q35.9]
colic [R10.83] = colicky, infant colic
failure to thrive [R62.51]
fetal alcohol syndrome [Q86.0]
fragile x syndrome [Q99.2]
growth delay [R62.52]
in-toeing = pigeon toed, pigeon-toed
infant reflux [P78.83]
klinefelter syndrome [Q98.4]
motor delay [F82] = motor development delay
neonatal jaundice [P59.9] = newborn jaundice
not gaining weight
short stature
spitting up
teething [K00.7]
tongue-tie [Q38.1] = tongue tie
turner syndrome [Q96.9]
umbilical granuloma [P83.81]
## mouth and teeth
bleeding gums
bruxism = teeth grinding, grinding my teeth, grinding teeth
burning mouth syndrome [K14.6]
canker sore [K12.0] = canker sores, aphthous ulcer
dental abscess [K04.7] = tooth abscess, tooth infection, infected tooth
dental caries [K02.9] = tooth decay, cavity, cavities
dry socket [M27.3]
geographic tongue [K14.1]
gingivitis [K05.10] = inflamed gums
gum disease
impacted wisdom tooth [K01.1] = wisdom tooth problem
mouth ulcers = mouth ulcer
periodontitis [K05.30] = periodontal disease
salivary gland stone [K11.5]
## cancer
acute lymphoblastic leukemia [C91.00] = all leukemia
acute myeloid leukemia [C92.00] = aml
anal cancer [C21.0]
basal cell carcinoma [C44.91] = bcc, rodent ulcer
benign tumor [D36.9] = benign tumour
blood cancer = cancer of the blood
bowel cancer = cancer of the bowel, cancer in the bowel
brain cancer [C71.9]
breast cancer = carcinoma of the breast, breast carcinoma, cancer of the breast, cancer in the breast
cancer [C80.1] = malignancy, carcinoma, malignant tumor, malignant tumour, the big c
cervical cancer [C53.9] = cancer of the cervix, cancer in the cervix
chronic lymphocytic leukemia [C91.10] = cll
chronic myeloid leukemia [C92.10] = cml
colon cancer [C18.9] = colon carcinoma, cancer of the colon, cancer in the colon
colorectal cancer
ductal carcinoma in situ [D05.10] = dcis
endometrial cancer [C54.1] = uterine cancer, womb cancer, cancer of the womb, cancer of the uterus
esophageal cancer [C15.9] = oesophageal cancer, cancer of the esophagus, cancer of the gullet
glioblastoma [C71.9]
glioma
head and neck cancer [C76.0]
hepatocellular carcinoma
hodgkin lymphoma [C81.90] = hodgkin's lymphoma, hodgkin's disease, hodgkins
kaposi sarcoma [C46.9]
kidney cancer [C64.9] = renal cancer, cancer of the kidney, cancer in the kidney
laryngeal cancer [C32.9] = cancer of the larynx
leukemia [C95.90] = leukaemia
liver cancer [C22.9]
lung cancer = cancer of the lung, lung carcinoma, cancer in the lung
lymphoma [C85.90]
melanoma = malignant melanoma
merkel cell carcinoma [C4A.9]
mesothelioma [C45.9]
metastatic cancer [C79.9] = metastasis, metastases, metastatic disease, cancer spread, cancer has spread, mets
multiple myeloma [C90.00] = myeloma
neuroblastoma
neuroendocrine tumor [C7A.8] = carcinoid tumor, neuroendocrine tumour
non-hodgkin lymphoma [C85.90] = non-hodgkin's lymphoma, non hodgkin's lymphoma
oral cancer [C06.9] = mouth cancer
ovarian cancer = cancer of the ovary, cancer in the ovary
pancreatic cancer [C25.9] = cancer of the pancreas, cancer in the pancreas
prostate cancer [C61] = cancer of the prostate, prostate carcinoma, cancer in the prostate
rectal cancer [C20] = cancer of the rectum, cancer in the rectum
renal cell carcinoma [C64.9]
sarcoma [C49.9]
skin cancer = cancer of the skin
squamous cell carcinoma [C44.92] = scc
stomach cancer [C16.9] = gastric cancer, cancer of the stomach, cancer in the stomach
testicular cancer [C62.90] = cancer of the testicle, cancer in the testicle
throat cancer = cancer of the throat, cancer in the throat
thyroid cancer [C73] = cancer of the thyroid
tongue cancer [C02.9]
tubular adenoma [D12.6]
tumor [D49.9] = tumour
uterine papillary serous carcinoma
uterine polyp [N84.0] = endometrial polyp
vulvar cancer [C51.9]
## allergy to a substance
allergies = allergy
drug allergy [Z88.9] = medication allergy, drug allergies, medication allergies, allergies to medications, medicine allergy, allergies to medicine, allergic to medications
egg allergy
food allergy [Z91.018] = food allergies, allergic to food
latex allergy [Z91.040]
milk allergy = dairy allergy, cow's milk allergy
nut allergy = allergic to nuts
peanut allergy [Z91.010] = allergic to peanuts
penicillin allergy [Z88.0] = allergic to penicillin
seafood allergy
shellfish allergy [Z91.013]
`
