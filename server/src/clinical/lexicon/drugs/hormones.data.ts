/** Drugs of diabetes, the thyroid and other glands, contraception and bone. A row: `name = other generic names: brands`. */
export const DRUGS_OF_HORMONES = `
## diabetes medication
acarbose: precose, glucobay
alogliptin: nesina, vipidia
alogliptin/metformin: kazano, vipdomet
alogliptin/pioglitazone: oseni
bexagliflozin: brenzavvy
canagliflozin: invokana
canagliflozin/metformin: invokamet, vokanamet
chlorpropamide: diabinese
dapagliflozin: farxiga, forxiga
dapagliflozin/metformin: xigduo
dapagliflozin/saxagliptin: qtern
dulaglutide: trulicity
empagliflozin: jardiance
empagliflozin/linagliptin: glyxambi
empagliflozin/linagliptin/metformin: trijardy
empagliflozin/metformin: synjardy
ertugliflozin: steglatro
ertugliflozin/metformin: segluromet
exenatide: byetta, bydureon
gliclazide: diamicron, zicron, bilxona
glimepiride: amaryl
glipizide: glucotrol, minodiab
glipizide/metformin: metaglip
glyburide = glibenclamide: micronase, diabeta, glynase, daonil
glyburide/metformin: glucovance
linagliptin: tradjenta, trajenta
linagliptin/metformin: jentadueto
liraglutide: victoza, saxenda
lixisenatide: adlyxin, lyxumia
metformin: glucophage, fortamet, riomet, glumetza, metabet, sukkarto, bolamyn
miglitol: glyset
nateglinide: starlix
pioglitazone: actos
pioglitazone/glimepiride: duetact
pioglitazone/metformin: actoplus met, competact
pramlintide: symlin
repaglinide: prandin, novonorm
rosiglitazone: avandia
saxagliptin: onglyza
saxagliptin/metformin: kombiglyze
semaglutide: ozempic, wegovy, rybelsus
sitagliptin: januvia, zituvio
sitagliptin/ertugliflozin: steglujan
sitagliptin/metformin: janumet
teplizumab: tzield
tirzepatide: mounjaro, zepbound
tolazamide
tolbutamide: orinase
vildagliptin: galvus
vildagliptin/metformin: eucreas
## insulin
inhaled insulin: afrezza
insulin = insulin shot, insulin shots
insulin aspart = aspart: novolog, novorapid, fiasp, merilog, trurapi
insulin degludec = degludec: tresiba
insulin degludec/liraglutide: xultophy
insulin detemir = detemir: levemir
insulin glargine = glargine: lantus, basaglar, toujeo, semglee, abasaglar, rezvoglar
insulin glargine/lixisenatide: soliqua, suliqua
insulin glulisine = glulisine: apidra
insulin icodec: awiqli
insulin lispro = lispro: humalog, admelog, lyumjev
insulin nph = nph, nph insulin, isophane insulin: humulin n, novolin n, insulatard, humulin i
insulin regular = regular insulin, soluble insulin: humulin r, novolin r, actrapid, humulin s
mixed insulin = biphasic insulin, 70/30 insulin: humulin 70/30, novolin 70/30, novomix, humulin m3, novomix 30, humalog mix
## low sugar medication
dasiglucagon: zegalogue
diazoxide: proglycem, eudemine
glucagon: gvoke, baqsimi, glucagen, hypokit
glucose tablets = glucose gel: glucogel, dextro energy, hypostop
## thyroid medication
carbimazole
desiccated thyroid = thyroid extract: armour thyroid, np thyroid, nature-throid
levothyroxine = l-thyroxine, thyroxine: synthroid, levoxyl, unithroid, euthyrox, tirosint, levothroid, eltroxin
liothyronine: cytomel
liotrix: thyrolar
methimazole = thiamazole: tapazole
potassium iodide: thyrosafe, iosat
propylthiouracil = ptu
radioactive iodine = radioiodine
teprotumumab: tepezza
thyrotropin alfa: thyrogen
## corticosteroid
betamethasone: celestone, betnelan, betnesol
cortisone = cortisone acetate
deflazacort: emflaza
dexamethasone: decadron, dexpak, hemady, neofordex
hydrocortisone: cortef, solu-cortef, alkindi, plenadren, efcortesol
methylprednisolone: medrol, solu-medrol, depo-medrol, medrol dosepak, medrone, depo-medrone
prednisolone: orapred, millipred, prelone, pediapred, deltacortril
prednisone: deltasone, rayos, sterapred
triamcinolone: kenalog, aristospan, nasacort, zilretta, aristocort, triderm, adcortyl, xipere
vamorolone: agamree
## pituitary and adrenal medication
bromocriptine: parlodel, cycloset
cabergoline: dostinex, cabaser
conivaptan: vaprisol
corticotropin = acth: acthar
cosyntropin = tetracosactide: cortrosyn, synacthen
crinecerfont: crenessity
demeclocycline
lanreotide: somatuline
levoketoconazole: recorlev
lonapegsomatropin: skytrofa
mecasermin: increlex
metyrapone: metopirone
mifepristone: mifeprex, korlym, mifegyne
octreotide: sandostatin, mycapssa
osilodrostat: isturisa
pasireotide: signifor
pegvisomant: somavert
quinagolide: norprolac
somapacitan: sogroya
somatrogon: ngenla
somatropin = growth hormone, human growth hormone: genotropin, humatrope, norditropin, nutropin, omnitrope, zomacton, saizen
tesamorelin: egrifta
## estrogen
conjugated estrogens = conjugated oestrogens: premarin, prempak
conjugated estrogens/bazedoxifene: duavee, duavive
conjugated estrogens/medroxyprogesterone: prempro, premphase, premique
elinzanetant: lynkuet
esterified estrogens: menest
estradiol = oestradiol: estrace, vivelle, climara, divigel, estring, vagifem, imvexxy, evamist, minivelle, alora, estrogel, oestrogel, lenzetto, elleste solo, evorel, sandrena, estradot, zumenon, progynova, yuvafem, femring, elestrin, dotti
estradiol/drospirenone: angeliq
estradiol/dydrogesterone: femoston
estradiol/norethindrone: activella, combipatch, amabelz, mimvey, evorel conti, kliovance, elleste duet, kliofem
estradiol/norgestimate: prefest
estradiol/progesterone: bijuva, bijuve
estriol = oestriol: ovestin
estropipate: ogen
fezolinetant: veozah, veoza
hormone replacement therapy = hrt, hormone replacement
ospemifene: osphena
prasterone: intrarosa
tibolone: livial
## progestogen
dydrogesterone: duphaston
hydroxyprogesterone: makena
medroxyprogesterone: provera, depo-provera, depo-subq provera, sayana press, climanor
megestrol: megace
norethindrone = norethisterone: aygestin, camila, errin, micronor, nor-qd, jolivette, utovlan, noriday, incassia, deblitane, nora-be, primolut
progesterone: prometrium, crinone, endometrin, utrogestan, cyclogest, lutigest
## contraceptive
birth control = birth control pill, birth control pills, the pill, contraceptive pill
combined pill = combined oral contraceptive, combined contraceptive pill, oral contraceptive, oral contraceptives
contraceptive implant
contraceptive patch = birth control patch
copper iud = copper coil: paragard
desogestrel: cerazette, cerelle, feanolla, zelleta
dienogest/estradiol valerate: natazia, qlaira
drospirenone: slynd
drospirenone/estetrol: nextstellis, drovelis
drospirenone/ethinyl estradiol: yaz, yasmin, ocella, gianvi, loryna, beyaz, safyral, syeda, eloine, lucette
ethinyl estradiol/desogestrel: apri, kariva, mircette, reclipsen, marvelon, mercilon, gedarel, enskyce, azurette, viorele
ethinyl estradiol/etonogestrel: nuvaring, eluryng
ethinyl estradiol/gestodene: femodene, femodette, millinette
ethinyl estradiol/levonorgestrel: alesse, aviane, levora, seasonique, seasonale, microgynon, rigevidon, lutera, nordette, portia, amethyst, loseasonique, lybrel, sronyx, vienva, camrese, introvale, jolessa, ovranette, levest, alesse-28, lessina
ethinyl estradiol/norelgestromin: xulane, ortho evra, zafemy, evra
ethinyl estradiol/norethindrone: loestrin, junel, microgestin, estrostep, lo loestrin, ovcon, necon, nortrel, femcon, ortho-novum, blisovi, larin, taytulla, modicon, norinyl, brevinor, tri-norinyl
ethinyl estradiol/norgestimate: ortho tri-cyclen, sprintec, tri-sprintec, ortho-cyclen, mononessa, trinessa, cilest, tri-lo-sprintec, previfem, cilique, estarylla
ethinyl estradiol/norgestrel: lo/ovral, cryselle, ogestrel
ethinyl estradiol/segesterone: annovera
ethynodiol/ethinyl estradiol: zovia, kelnor
etonogestrel: nexplanon, implanon
lactic acid/citric acid/potassium bitartrate: phexxi
levonorgestrel = morning after pill, emergency contraception: plan b, plan b one-step, levonelle, norgeston
levonorgestrel iud = hormonal iud, hormonal coil: mirena, skyla, kyleena, liletta, jaydess, levosert
nonoxynol-9 = spermicide
norgestrel: opill
progestogen-only pill = mini pill, minipill, progesterone-only pill
ulipristal: ellaone, esmya
## androgen
danazol: danocrine
fluoxymesterone
methyltestosterone: methitest
oxandrolone: oxandrin
testosterone = testosterone shot, testosterone injection, testosterone gel: androgel, testim, axiron, depo-testosterone, fortesta, xyosted, natesto, aveed, jatenzo, testogel, nebido, sustanon, tostran, tlando, vogelxo
## fertility medication
cetrorelix: cetrotide
choriogonadotropin = hcg: ovidrel, pregnyl, novarel, ovitrelle
clomiphene = clomifene: clomid, serophene
elagolix: orilissa
elagolix/estradiol/norethindrone: oriahnn
follitropin: gonal-f, follistim
ganirelix: fyremadel
letrozole: femara
linzagolix: yselty
menotropins: menopur
nafarelin: synarel
relugolix/estradiol/norethindrone: myfembree, ryeqo
## labor medication
atosiban: tractocile
carboprost: hemabate
dinoprostone: cervidil, prepidil, propess
ergometrine = methylergonovine: methergine
gemeprost
misoprostol: cytotec
oxytocin: pitocin, syntocinon
terbutaline: brethine, bricanyl
## bone medication
abaloparatide: tymlos
alendronate = alendronic acid: fosamax, binosto
alfacalcidol = one-alpha
asfotase alfa: strensiq
burosumab: crysvita
calcitonin: miacalcin, fortical
calcitriol: rocaltrol
cinacalcet: sensipar, mimpara
denosumab: prolia, xgeva, jubbonti
doxercalciferol: hectorol
etelcalcetide: parsabiv
etidronate: didronel
ibandronate = ibandronic acid: boniva, bonviva
palopegteriparatide: yorvipath
pamidronate: aredia
paricalcitol: zemplar
raloxifene: evista
risedronate: actonel, atelvia
romosozumab: evenity
strontium ranelate: protelos
teriparatide: forteo, forsteo, movymia
vosoritide: voxzogo
zoledronic acid = zoledronate: reclast, zometa, aclasta
## weight loss medication
benzphetamine
diethylpropion: tenuate
naltrexone/bupropion: contrave, mysimba
orlistat: xenical, alli
phendimetrazine: bontril
phentermine: adipex, adipex-p, lomaira
phentermine/topiramate: qsymia
setmelanotide: imcivree
sibutramine: meridia
`
