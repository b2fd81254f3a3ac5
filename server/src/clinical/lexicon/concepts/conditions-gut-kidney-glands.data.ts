/** Conditions of the gut, the kidneys, the glands and the blood. A row: `name [ICD-10-CM code] = other words`, with a code where the name alone leads to one. */
export const CONDITIONS_OF_GUT_KIDNEY_GLANDS = `
## gullet and stomach
achalasia [K22.0]
barrett's esophagus [K22.70] = barrett's oesophagus, barrett's
bleeding ulcer
celiac disease [K90.0] = coeliac disease, celiac, coeliac, celiac sprue
duodenal ulcer [K26.9]
dyspepsia [K30] = functional dyspepsia
eosinophilic esophagitis [K20.0] = eoe
esophageal stricture [K22.2] = esophageal narrowing, narrowed esophagus
esophageal varices [I85.00] = oesophageal varices
esophagitis [K20.90] = oesophagitis, inflamed esophagus
food poisoning [A05.9]
gastric ulcer = stomach ulcer, stomach ulcers, gastric ulcers, ulcer in the stomach
gastritis [K29.70] = inflamed stomach, stomach inflammation, inflammation of the stomach
gastroenteritis [K52.9] = stomach flu, stomach bug, tummy bug, gastric flu
gastroesophageal reflux disease [K21.9] = gerd, acid reflux, reflux, gord, gastro-oesophageal reflux disease, acid reflux disease, gastroesophageal reflux, reflux disease, gastric reflux
gastroparesis [K31.84] = slow stomach, delayed gastric emptying
gluten intolerance
helicobacter pylori infection [B96.81] = h pylori, h. pylori, h pylori infection, helicobacter, h. pylori infection
hiatal hernia [K44.9] = hiatus hernia
hyperacidity = acidity, excess acid
mallory-weiss tear [K22.6]
norovirus
peptic ulcer [K27.9] = peptic ulcer disease, pud
pyloric stenosis [K31.1]
viral gastroenteritis = stomach virus
## bowel
anal fissure [K60.2] = fissure
anal fistula [K60.30] = fistula
appendicitis [K37] = inflamed appendix
bowel disease = bowel trouble
bowel obstruction [K56.609] = intestinal obstruction, blocked bowel, blockage in the bowel
c. difficile infection [A04.72] = c diff, c. diff, clostridium difficile, clostridioides difficile
colitis [K52.9]
colon polyps [K63.5] = colon polyp, bowel polyps, polyps in the colon, colonic polyps, polyps in the bowel
crohn's disease [K50.90] = crohn's, crohns, crohns disease
diverticulitis [K57.92] = infected diverticula
diverticulosis [K57.90] = diverticular disease, diverticula, pouches in the bowel, pockets in the bowel
fecal impaction [K56.41]
hernia [K46.9] = hernias
incisional hernia [K43.2]
inflammatory bowel disease = ibd
inguinal hernia = groin hernia
intussusception [K56.1]
irritable bowel syndrome [K58.9] = ibs, irritable bowel, spastic colon
ischemic colitis [K55.9]
lactose intolerance [E73.9] = lactose intolerant, dairy intolerance
malabsorption [K90.9]
microscopic colitis [K52.839] = lymphocytic colitis, collagenous colitis
perianal abscess [K61.0]
pilonidal cyst [L05.91] = pilonidal sinus, pilonidal abscess
pinworms [B80] = threadworms, pinworm
polyps = polyp
rectal prolapse [K62.3]
ruptured appendix = burst appendix
small bowel obstruction [K56.609]
small intestinal bacterial overgrowth [K63.8219] = sibo
ulcerative colitis [K51.90] = uc
umbilical hernia [K42.9] = belly button hernia
volvulus [K56.2] = twisted bowel
## liver, gallbladder, pancreas
acute pancreatitis [K85.90]
alcoholic liver disease [K70.9] = alcohol-related liver disease
autoimmune hepatitis [K75.4]
biliary colic [K80.50] = gallbladder attack
cholangitis [K83.09]
cholecystitis [K81.9] = gallbladder infection, inflamed gallbladder, gallbladder inflammation
choledocholithiasis [K80.50] = common bile duct stone, common bile duct stones, bile duct stone
chronic pancreatitis [K86.1]
cirrhosis [K74.60] = liver cirrhosis, scarred liver, cirrhosis of the liver
elevated liver enzymes [R74.8] = abnormal liver enzymes, abnormal liver function tests, raised liver enzymes, high liver enzymes
fatty liver disease [K76.0] = fatty liver, nafld, hepatic steatosis, nonalcoholic fatty liver disease, masld, fat on the liver, fat in the liver
gallbladder disease [K82.9] = gallbladder problems, gallbladder trouble, gallbladder issues
gallstones [K80.20] = cholelithiasis, gallstone, gall stones, stones in the gallbladder, gallbladder stones
gilbert's syndrome [E80.4] = gilbert syndrome
hemochromatosis [E83.119] = haemochromatosis, iron overload
hepatic encephalopathy [K76.82]
hepatitis [K75.9]
hepatitis a [B15.9] = hep a
hepatitis b [B19.10] = hep b
hepatitis c [B19.20] = hep c, hcv
liver disease [K76.9] = liver problems, liver trouble
liver failure [K72.90]
nash
pancreatic cyst [K86.2]
pancreatitis [K85.90] = inflamed pancreas
portal hypertension [K76.6]
primary biliary cholangitis [K74.3] = primary biliary cirrhosis, pbc
primary sclerosing cholangitis [K83.01] = psc
wilson's disease [E83.01]
## kidney and bladder
acute cystitis
acute kidney injury [N17.9] = aki, acute renal failure, acute kidney failure
azotemia
bladder cancer [C67.9] = cancer of the bladder, cancer in the bladder
bladder prolapse [N81.10] = cystocele, dropped bladder
bladder stone [N21.0] = bladder stones
chronic kidney disease [N18.9] = ckd, chronic renal insufficiency, chronic kidney failure, chronic renal failure
cystitis [N30.90] = bladder infection, bladder infections, bladder inflammation
diabetic nephropathy [E11.21] = diabetic kidney disease
end-stage renal disease [N18.6] = esrd, end stage kidney disease, end stage renal disease
glomerulonephritis [N05.9] = nephritis, kidney inflammation
horseshoe kidney [Q63.1]
hydronephrosis [N13.30] = swollen kidney
iga nephropathy [N02.B9]
interstitial cystitis [N30.10] = painful bladder syndrome
kidney disease = renal disease, kidney problems, kidney trouble, weak kidneys, bad kidneys, dodgy kidneys
kidney failure [N19] = renal failure, kidneys failed, kidneys shut down, kidneys packed up
kidney stone [N20.0] = kidney stones, nephrolithiasis, renal stone, renal calculus, renal stones, stones in the kidney, renal calculi, stone in the kidney
nephrotic syndrome [N04.9]
neurogenic bladder [N31.9]
overactive bladder [N32.81] = oab
polycystic kidney disease [Q61.3] = polycystic kidneys
pyelonephritis [N12] = kidney infection, kidney infections
renal cyst [N28.1] = kidney cyst, kidney cysts
renal insufficiency
stress incontinence [N39.3]
ureteral stone [N20.1] = ureteral stones, ureter stone, stone in the ureter, stone in the tube
urethral stricture [N35.919]
urethritis [N34.2]
urge incontinence [N39.41]
urinary obstruction [N13.9]
urinary tract infection [N39.0] = uti, urine infection, water infection, utis, urinary infection, bladder or urine infection, urinary tract infections, waterworks infection, infection in the urine, pee infection, infection in the waterworks, infection in the water
vesicoureteral reflux [N13.70]
## prostate and testicles
balanitis [N48.1]
benign prostatic hyperplasia [N40.0] = bph, benign prostatic hypertrophy
enlarged prostate = prostate enlargement, big prostate
epididymitis [N45.1]
erectile dysfunction [N52.9] = ed, impotence, trouble getting an erection, can't get an erection, erection problems
hydrocele [N43.3]
hypogonadism [E29.1]
low testosterone = low t, testosterone deficiency
male infertility [N46.9]
orchitis [N45.2]
peyronie's disease [N48.6]
phimosis [N47.1] = tight foreskin
premature ejaculation [F52.4]
priapism [N48.30]
prostate problems = prostate trouble, dodgy prostate, bad prostate
prostatitis [N41.9] = prostate infection
testicular torsion [N44.00] = twisted testicle
undescended testicle [Q53.9] = cryptorchidism, undescended testis
varicocele [I86.1]
## diabetes and weight
diabetes = diabetes mellitus, diabetic, sugar, sugar diabetes, the sugar, sugar problem, touch of sugar, trouble with sugar
diabetic foot ulcer [E11.621]
diabetic ketoacidosis = dka
diabetic neuropathy [E11.40] = diabetic nerve damage, diabetic peripheral neuropathy
diabetic retinopathy [E11.319] = diabetic eye disease
gestational diabetes = pregnancy diabetes, diabetes in pregnancy
hyperglycemia [R73.9] = high blood sugar, sugars running high, blood sugars running high, high blood sugars, high sugar, high sugars, high glucose, hyperglycaemia, elevated blood sugar
hypoglycemia [E16.2] = low blood sugar, low sugar, low sugars, low blood sugars, hypoglycaemia, hypo, hypos, sugar drops
insulin resistance [E88.819]
malnutrition [E46]
metabolic syndrome [E88.810]
morbid obesity [E66.01] = severe obesity
obesity [E66.9] = obese
overweight [E66.3]
prediabetes [R73.03] = borderline diabetes, borderline diabetic, pre-diabetes, prediabetic, pre-diabetic, borderline sugar
type 1 diabetes [E10.9] = type 1 diabetes mellitus, diabetes mellitus type 1, diabetes type 1, type one diabetes, juvenile diabetes, insulin-dependent diabetes
type 2 diabetes [E11.9] = type 2 diabetes mellitus, diabetes mellitus type 2, type two diabetes, type ii diabetes, adult onset diabetes, diabetes type 2, diabetes type two, non-insulin-dependent diabetes
## thyroid and glands
acromegaly [E22.0]
addison's disease [E27.1] = addisons, addison disease
adrenal insufficiency [E27.40]
adrenal nodule = adrenal mass, adrenal adenoma
cushing's syndrome [E24.9] = cushing's disease, cushing syndrome, cushings
delayed puberty [E30.0]
diabetes insipidus [E23.2]
enlarged thyroid
goiter [E04.9] = goitre
graves' disease = graves disease
gynecomastia [N62] = male breast enlargement
hashimoto's thyroiditis [E06.3] = hashimoto's, hashimotos, hashimoto's disease
hirsutism [L68.0] = excess hair
hyperparathyroidism [E21.3]
hyperprolactinemia [E22.1] = high prolactin
hyperthyroidism = overactive thyroid, high thyroid, thyrotoxicosis
hypoparathyroidism [E20.9]
hypopituitarism [E23.0]
hypothyroidism [E03.9] = underactive thyroid, low thyroid, slow thyroid, sluggish thyroid, lazy thyroid
pheochromocytoma = phaeochromocytoma
pituitary adenoma [D35.2] = pituitary tumor, pituitary tumour
precocious puberty [E30.1] = early puberty
primary aldosteronism [E26.09] = conn's syndrome, hyperaldosteronism
thyroid disease [E07.9] = thyroid problem, thyroid problems, thyroid trouble, thyroid condition, thyroid disorder, dodgy thyroid, bad thyroid
thyroid nodule [E04.1] = thyroid nodules, nodule on the thyroid, lump in the thyroid
thyroiditis [E06.9]
## cholesterol, salts, vitamins
amyloidosis [E85.9]
b12 deficiency [E53.8] = vitamin b12 deficiency, low b12
dehydration [E86.0] = dehydrated
familial hypercholesterolemia
folate deficiency [E53.8] = low folate
g6pd deficiency [D75.A]
hypercalcemia [E83.52] = high calcium
hypercholesterolemia [E78.00] = high cholesterol, cholesterol was high, hypercholesterolaemia, raised cholesterol, elevated cholesterol, cholesterol problem
hyperkalemia [E87.5] = high potassium, potassium is high, hyperkalaemia
hyperlipidemia [E78.5] = hyperlipidaemia, high lipids, dyslipidemia, dyslipidaemia
hypernatremia [E87.0] = high sodium
hypertriglyceridemia [E78.1] = high triglycerides, elevated triglycerides
hyperuricemia [E79.0] = high uric acid
hypocalcemia [E83.51] = low calcium
hypokalemia [E87.6] = low potassium, hypokalaemia
hypomagnesemia [E83.42] = low magnesium
hyponatremia [E87.1] = low sodium, hyponatraemia
iron deficiency [E61.1] = low iron, low ferritin
pernicious anemia = pernicious anaemia
phenylketonuria [E70.0] = pku
porphyria [E80.20]
vitamin d deficiency [E55.9] = low vitamin d
## blood
anemia [D64.9] = anaemia, anemic, anaemic, low blood
anemia of chronic disease [D63.8]
antiphospholipid syndrome [D68.61] = sticky blood
aplastic anemia [D61.9]
bleeding disorder [D69.9]
blood disorder [D75.9]
chronic anemia
enlarged spleen [R16.1] = splenomegaly
factor v leiden [D68.51]
graft-versus-host disease [D89.813] = gvhd, chronic graft-versus-host disease
hemolytic anemia [D58.9]
hemophilia [D66] = haemophilia
immune thrombocytopenia [D69.3] = itp, idiopathic thrombocytopenic purpura
immunodeficiency [D84.9] = immunocompromised, weak immune system, immune deficiency
iron deficiency anemia [D50.9] = iron deficiency anaemia, iron-deficiency anemia
leukocytosis [D72.829] = high white count, high white blood cell count
leukopenia [D72.819] = low white count, low white blood cell count
low hemoglobin = hemoglobin is low, low haemoglobin, low blood count, low red blood cells
monoclonal gammopathy [D47.2] = mgus
myelodysplastic syndrome [D46.9] = mds
myelofibrosis [D47.4]
neutropenia [D70.9] = low neutrophils
pancytopenia [D61.818]
polycythemia vera [D45] = polycythaemia
sickle cell disease [D57.1] = sickle cell anemia, sickle cell, sickle cell anaemia
sickle cell trait [D57.3]
thalassemia [D56.9] = thalassaemia, beta thalassemia
thrombocythemia [D47.3] = essential thrombocythemia
thrombocytopenia [D69.6] = low platelets
thrombocytosis [D75.839] = high platelets
thrombophilia [D68.59] = clotting disorder, blood clotting disorder
von willebrand disease [D68.00] = von willebrand's disease
`
