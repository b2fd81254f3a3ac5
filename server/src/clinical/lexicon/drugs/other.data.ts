/** Drugs of the bladder and the kidney, vitamins, supplements, antidotes and home remedies. A row: `name = other generic names: brands`. */
export const OTHER_DRUGS = `
## bladder medication
bethanechol: urecholine
cellulose sodium phosphate
cranberry = cranberry tablets, cranberry capsules, cranberry supplement
d-mannose
darifenacin: enablex, emselex
fesoterodine: toviaz
flavoxate: urispas
lumasiran: oxlumo
mirabegron: myrbetriq, betmiga
oxybutynin: ditropan, oxytrol, gelnique, lyrinel, kentera
pentosan: elmiron
phenazopyridine: pyridium, azo
potassium citrate: urocit-k, cystopurin
propiverine: detrunorm
sodium citrate: cymalon, bicitra
solifenacin: vesicare
solifenacin/tamsulosin: vesomni
tiopronin: thiola
tolterodine: detrol, detrusitol
trospium: sanctura, regurin
vibegron: gemtesa, obgemsa
## prostate medication
alfuzosin: uroxatral, xatral
dutasteride: avodart
dutasteride/tamsulosin: jalyn, combodart
finasteride: proscar, propecia
finasteride/tadalafil: entadfi
indoramin: doralese
prostate supplement
saw palmetto
silodosin: rapaflo, urorec
tamsulosin: flomax, flomaxtra, contiflo
## erectile dysfunction medication
alprostadil: caverject, muse pellet, edex, vitaros, viridal
avanafil: stendra, spedra
bremelanotide: vyleesi
dapoxetine: priligy
flibanserin: addyi
sildenafil: viagra, revatio
tadalafil: cialis, adcirca, alyq, tadliq
vardenafil: levitra, staxyn
yohimbine
## kidney medication
atrasentan: vanrafia
calcium acetate: phoslo
difelikefalin: korsuva
iptacopan: fabhalta
lanthanum: fosrenol
patiromer: veltassa
sevelamer: renvela, renagel
sibeprenlimab: voyxact
sodium polystyrene sulfonate = kayexalate: kionex, resonium
sodium zirconium cyclosilicate: lokelma
sucroferric oxyhydroxide: velphoro
## vitamin
ascorbic acid = vitamin c
biotin = vitamin b7
calcifediol: rayaldee
calcium/vitamin d = calcium with vitamin d: adcal-d3, calcichew d3, accrete d3, caltrate d, evacal, calci-d
cholecalciferol = vitamin d3, colecalciferol: fultium, invita d3, desunin, stexerol
cyanocobalamin = vitamin b12, b12, b12 shot, b12 injection, b12 injections, vitamin b 12: nascobal
ergocalciferol = vitamin d2: drisdol
eye vitamins: preservision, areds, ocuvite, macushield
folic acid = folate, vitamin b9
hydroxocobalamin: cyanokit, neo-cytamen
l-methylfolate: deplin
multivitamin = multivitamins, multi-vitamin, multi vitamin: centrum, one a day vitamin, seven seas, berocca, wellman, wellwoman
niacinamide = nicotinamide, vitamin b3
prenatal vitamin = prenatal vitamins, prenatals: pregnacare, prenate, materna
pyridoxine = vitamin b6
riboflavin = vitamin b2
thiamine = vitamin b1: pabrinex, benerva
vitamin a = retinol, beta-carotene
vitamin b complex = b complex, vitamin b: vitamin b compound strong
vitamin d = vitamin d supplement
vitamin e = tocopherol
vitamin k2
vitamins
## mineral
calcium = calcium supplement, calcium supplements
calcium chloride
calcium citrate: citracal
calcium gluconate
chromium = chromium picolinate
copper supplement
electrolytes = electrolyte supplement
magnesium = magnesium oxide, magnesium supplement: mag-ox, slow-mag
magnesium glycerophosphate: neomag
magnesium glycinate
magnesium sulfate = magnesium sulphate, epsom salts, epsom salt
phosphate supplement = sodium phosphate: k-phos, phosphate-sandoz, neutra-phos
potassium chloride = potassium, potassium supplement, potassium pills: klor-con, k-dur, micro-k, slow-k, sando-k, k-tab, kay-cee-l
selenium
sodium chloride = salt tablets, normal saline, saline: slow sodium
sodium fluoride
zinc = zinc supplement, zinc sulfate, zinc sulphate: solvazinc, cold-eeze
## supplement
5-htp
alpha lipoic acid
amino acids = bcaa
apple cider vinegar
ashwagandha
berberine
bergamot extract
black cohosh
bromelain
caffeine pills: no-doz, vivarin, proplus
carnitine = l-carnitine, levocarnitine: carnitor
chamomile = chamomile tea
chondroitin
coconut oil
cod liver oil
coenzyme q10 = coq10, co-q10, ubiquinone, co q10
collagen = collagen peptides
conjugated linoleic acid = cla
creatine
curcumin = turmeric
dhea
dong quai
echinacea
elderberry = elderberry fruit, elderberry syrup: sambucol
evening primrose oil = starflower oil
feverfew
fish oil = omega-3, omega 3, omega-3 fish oil, fish oils
flaxseed oil = flaxseed, linseed
garlic tablets = garlic supplement, garlic capsules
ginger tablets = ginger capsules
ginkgo = ginkgo biloba
ginseng
glucosamine = glucosamine sulfate, glucosamine sulphate: osteo bi-flex, jointace
glucosamine/chondroitin = glucosamine and chondroitin
green tea extract
herbal supplement = herbal remedy, herbal remedies, herbals
hyaluronic acid
indole-3-carbinol
inositol = myo-inositol
kava
kratom
krill oil
l-arginine = arginine
l-lysine = lysine
l-theanine = theanine
l-tryptophan = tryptophan
lion's mane
lutein
lycopene
maca root
milk thistle = silymarin
nettle tea
nutritional supplement = supplement drink, nutrition drink, nutrition shake: ensure plus, ensure drink, glucerna, fortisip, boost drink, complan, pediasure, aymes, fresubin, medifast
probiotic drink
protein powder = protein shake, whey protein
quercetin
raspberry leaf tea
red clover
red yeast rice
resveratrol
rhodiola
s-adenosylmethionine = sam-e
spirulina
st john's wort = saint john's wort, st. john's wort
tart cherry juice = tart cherry
valerian = valerian root: kalms
wheatgrass
## cannabis product
medical marijuana = medical cannabis
nabiximols: sativex
thc cream = cbd cream
thc gummies = cannabis edibles, edibles, thc, weed gummies
## antidote
activated charcoal = charcoal
albumin infusion = iv albumin: albutein, flexbumin
antivenom = antivenin: crofab, anavip
dextrose = iv dextrose, d50
digoxin immune fab: digifab
dimercaprol
edetate calcium = edta
flumazenil: romazicon, anexate
fomepizole: antizol
hydroxyethyl starch
lactated ringer's = ringer's lactate, lr, hartmann's
lipid emulsion: intralipid, smoflipid
methylene blue: provayblue
physostigmine
pralidoxime
sodium thiosulfate: pedmark
succimer: chemet
total parenteral nutrition = tpn
## contrast
barium = barium swallow drink
gadolinium = gadolinium contrast: gadavist, dotarem, magnevist
iodinated contrast = iv contrast, contrast dye, iodine contrast, contrast medium: omnipaque, isovue, visipaque
isosulfan blue
regadenoson: lexiscan
technetium
tuberculin = ppd: tubersol
## rare disease medication
caplacizumab: cablivi
cerliponase: brineura
crovalimab: piasky
danicopan: voydeya
diazoxide choline: vykat
eflapegrastim: rolvedon
elamipretide
elivaldogene: skysona
emapalumab: gamifant
fostamatinib: tavalisse
givosiran: givlaari
hemin: panhematin
imetelstat: rytelo
leniolisib: joenja
lonafarnib: zokinvy
mavorixafor: xolremdi
pegcetacoplan injection
pegunigalsidase: elfabrio
rilzabrutinib: wayrilz
ropeginterferon: besremi
setrusumab
siltuximab: sylvant
sodium nitrite
sutimlimab: enjaymo
trofinetide: daybue
vestronidase: mepsevii
## home remedy
arnica
bonjela teething gel: anbesol teething
butterbur
coconut butter
cream of tartar
essential oils
eucalyptus oil
gripe water
homeopathic remedy = homeopathic medicine: boiron, oscillococcinum
honey and lemon = lemon and honey
lavender oil
oatmeal bath
rescue remedy
rubbing alcohol = isopropyl alcohol
tea tree oil
`
