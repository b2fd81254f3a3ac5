/** Drugs against infection, and vaccines. A row: `name = other generic names: brands`. */
export const DRUGS_OF_INFECTION = `
## penicillin
amoxicillin: amoxil, moxatag, trimox
amoxicillin/clavulanate = co-amoxiclav, amoxicillin clavulanate, amox-clav: augmentin
ampicillin: principen
ampicillin/sulbactam: unasyn
benzathine penicillin: bicillin
benzylpenicillin = penicillin g: crystapen, pfizerpen
co-fluampicil: magnapen
dicloxacillin
flucloxacillin = floxacillin: floxapen, fluclomix
nafcillin
oxacillin: bactocill
penicillin = penicillins
penicillin v = phenoxymethylpenicillin, penicillin vk: veetids, pen-vee k
piperacillin/tazobactam: zosyn, tazocin
pivmecillinam: pivya, selexid
procaine penicillin
temocillin: negaban
ticarcillin/clavulanate: timentin
## cephalosporin
cefaclor: ceclor, distaclor
cefadroxil: duricef
cefazolin: ancef, kefzol
cefdinir: omnicef
cefditoren: spectracef
cefepime: maxipime
cefiderocol: fetroja, fetcroja
cefixime: suprax
cefotaxime: claforan
cefotetan: cefotan
cefoxitin: mefoxin
cefpodoxime: vantin
cefprozil: cefzil
cefradine = cephradine: velosef
ceftaroline: teflaro, zinforo
ceftazidime: fortaz, tazicef, fortum
ceftazidime/avibactam: avycaz, zavicefta
ceftobiprole: zevtera
ceftolozane/tazobactam: zerbaxa
ceftriaxone: rocephin
cefuroxime: ceftin, zinacef, zinnat
cephalexin = cefalexin: keflex, keftab, ceporex
## carbapenem
aztreonam: azactam, cayston
doripenem
ertapenem: invanz
imipenem/cilastatin: primaxin
meropenem: merrem, meronem
meropenem/vaborbactam: vabomere
## macrolide
azithromycin = z-pak, zpak, z-pack: zithromax, zmax, azasite
clarithromycin: biaxin, klaricid
erythromycin: ery-tab, e.e.s., erythrocin, erymax, erythroped, pce
fidaxomicin: dificid, dificlir
telithromycin: ketek
## tetracycline
doxycycline = doxy: vibramycin, doryx, monodox, oracea, vibra-tabs, efracea, adoxa, acticlate
eravacycline: xerava
lymecycline: tetralysal
minocycline: minocin, solodyn, dynacin, amzeeq, acnamino
omadacycline: nuzyra
oxytetracycline: terramycin
sarecycline: seysara
tetracycline: sumycin
tigecycline: tygacil
## quinolone
ciprofloxacin: cipro, ciproxin, ciloxan, cetraxal
delafloxacin: baxdela
gemifloxacin: factive
levofloxacin: levaquin, tavanic, quixin
moxifloxacin: avelox, vigamox, moxeza
norfloxacin: noroxin
ofloxacin: floxin, ocuflox, tarivid, exocin
## aminoglycoside
amikacin: arikayce
gentamicin: garamycin, genticin, cidomycin
neomycin
plazomicin: zemdri
streptomycin
tobramycin: tobrex, tobi, bramitob, bethkis
## other antibiotic
bacitracin
bismuth/metronidazole/tetracycline: pylera, helidac
chloramphenicol: chloromycetin, optrex infected eye
clindamycin: cleocin, dalacin, clindagel, evoclin, clindesse
colistin = colistimethate: coly-mycin, colomycin
dalbavancin: dalvance, xydalba
dapsone: aczone
daptomycin: cubicin
fosfomycin: monurol
fusidic acid: fucidin, fucithalmic
gepotidacin: blujepa
lefamulin: xenleta
linezolid: zyvox, zyvoxam
methenamine: hiprex, urex
metronidazole: flagyl, metrogel, metrolotion, nuvessa, rozex, vandazole, metrogyl
nitrofurantoin: macrobid, macrodantin, furadantin, macrodantin capsules
oritavancin: orbactiv
quinupristin/dalfopristin: synercid
secnidazole: solosec
sulfadiazine
sulfamethoxazole/trimethoprim = co-trimoxazole, tmp-smx, trimethoprim sulfamethoxazole, sulfamethoxazole: bactrim, septra, septrin, bactrim ds
sulfisoxazole
tedizolid: sivextro
teicoplanin: targocid
telavancin: vibativ
tinidazole: tindamax, fasigyn
trimethoprim: primsol, trimpex, monotrim
vancomycin: vancocin, firvanq
## tuberculosis medication
bedaquiline: sirturo
capreomycin
clofazimine: lamprene
cycloserine: seromycin
ethambutol: myambutol
ethionamide: trecator
isoniazid = inh: nydrazid
pretomanid
pyrazinamide: zinamide
rifabutin: mycobutin
rifampicin/isoniazid: rifinah
rifampicin/isoniazid/pyrazinamide: rifater
rifampin = rifampicin: rifadin, rimactane
rifapentine: priftin
## antifungal
amorolfine: loceryl, curanail
amphotericin b: ambisome, fungizone, abelcet
anidulafungin: eraxis
butenafine: lotrimin ultra, mentax
butoconazole: gynazole
caspofungin: cancidas
ciclopirox: penlac, loprox
clotrimazole: lotrimin, canesten, gyne-lotrimin, mycelex, lotrimin af
clotrimazole/betamethasone: lotrisone, lotriderm
clotrimazole/hydrocortisone: canesten hc
econazole: pevaryl, spectazole, ecoza
efinaconazole: jublia
fluconazole: diflucan, canesten oral
flucytosine: ancobon
griseofulvin: gris-peg, grifulvin
ibrexafungerp: brexafemme
isavuconazonium = isavuconazole: cresemba
itraconazole: sporanox, onmel, tolsura
ketoconazole: nizoral, extina, xolegel, nizoral cream, nizoral shampoo, dandrazol
luliconazole: luzu
micafungin: mycamine
miconazole: monistat, daktarin, desenex, oravig
miconazole/hydrocortisone: daktacort
naftifine: naftin
nystatin: mycostatin, nilstat, nystan, nystop
oteseconazole: vivjoa
oxiconazole: oxistat
posaconazole: noxafil
rezafungin: rezzayo
sertaconazole: ertaczo
tavaborole: kerydin
terbinafine: lamisil
terconazole: terazol
tioconazole: vagistat, trosyl
tolnaftate: tinactin, mycil
undecylenic acid: mycota
voriconazole: vfend
## antiviral
acyclovir = aciclovir: zovirax, sitavig, acyclovir cream
adefovir: hepsera
baloxavir: xofluza
bezlotoxumab: zinplava
bulevirtide: hepcludex
cidofovir: vistide
clesrovimab: enflonsia
docosanol: abreva
entecavir: baraclude
famciclovir: famvir
foscarnet: foscavir
ganciclovir: cytovene, zirgan, cymevene, virgan
letermovir: prevymis
maribavir: livtencity
molnupiravir: lagevrio
nirmatrelvir/ritonavir: paxlovid
nirsevimab: beyfortus
oseltamivir: tamiflu
palivizumab: synagis
penciclovir: denavir, vectavir
peramivir: rapivab
remdesivir: veklury
ribavirin: copegus, rebetol, virazole
rimantadine: flumadine
tecovirimat: tpoxx
trifluridine: viroptic
valacyclovir = valaciclovir: valtrex
valganciclovir: valcyte
zanamivir: relenza
## hepatitis c medication
daclatasvir: daklinza
elbasvir/grazoprevir: zepatier
glecaprevir/pibrentasvir: mavyret, maviret
ledipasvir/sofosbuvir: harvoni
peginterferon: pegasys, pegintron
sofosbuvir: sovaldi
sofosbuvir/velpatasvir: epclusa
sofosbuvir/velpatasvir/voxilaprevir: vosevi
## hiv medication
abacavir: ziagen
abacavir/dolutegravir/lamivudine: triumeq
abacavir/lamivudine: epzicom, kivexa
abacavir/lamivudine/zidovudine: trizivir
atazanavir: reyataz
atazanavir/cobicistat: evotaz
bictegravir/emtricitabine/tenofovir alafenamide: biktarvy
cabotegravir: apretude, vocabria
cabotegravir/rilpivirine: cabenuva
darunavir: prezista
darunavir/cobicistat: prezcobix, rezolsta
darunavir/cobicistat/emtricitabine/tenofovir: symtuza
didanosine: videx
dolutegravir: tivicay
dolutegravir/lamivudine: dovato
dolutegravir/rilpivirine: juluca
doravirine: pifeltro
doravirine/lamivudine/tenofovir: delstrigo
efavirenz: sustiva
efavirenz/emtricitabine/tenofovir: atripla
elvitegravir/cobicistat/emtricitabine/tenofovir: genvoya, stribild
emtricitabine: emtriva
emtricitabine/rilpivirine/tenofovir: complera, odefsey, eviplera
emtricitabine/tenofovir = pre-exposure prophylaxis: truvada, descovy
enfuvirtide: fuzeon
etravirine: intelence
fosamprenavir: lexiva
fostemsavir: rukobia
ibalizumab: trogarzo
indinavir: crixivan
lamivudine: epivir
lamivudine/zidovudine: combivir
lenacapavir: sunlenca, yeztugo
lopinavir/ritonavir: kaletra
maraviroc: selzentry, celsentri
nelfinavir: viracept
nevirapine: viramune
raltegravir: isentress
rilpivirine: edurant
ritonavir: norvir
saquinavir: invirase
stavudine: zerit
tenofovir: viread
tenofovir alafenamide: vemlidy
zidovudine = azt: retrovir
## parasite medication
albendazole: albenza, zentel
artemether/lumefantrine: coartem, riamet
artesunate
atovaquone: mepron, wellvone
atovaquone/proguanil: malarone, maloff
benznidazole
chloroquine: aralen, avloclor, nivaquine
crotamiton: eurax
dimeticone = dimethicone: hedrin
hydroxychloroquine: plaquenil, quinoric
ivermectin: stromectol, soolantra, sklice
levamisole
lindane
malathion: ovide, derbac
mebendazole: vermox, emverm, ovex
mefloquine: lariam
miltefosine: impavido
nifurtimox: lampit
nitazoxanide: alinia
paromomycin: humatin
pentamidine: nebupent, pentam
permethrin: elimite, nix cream, lyclear
praziquantel: biltricide
primaquine
proguanil: paludrine
pyrantel = pyrantel pamoate: pin-x
pyrethrins: rid shampoo
pyrimethamine: daraprim
spinosad: natroba
tafenoquine: krintafel, arakoda
triclabendazole: egaten
## vaccine
anthrax vaccine: biothrax
bcg vaccine = bcg
chickenpox vaccine = varicella vaccine: varivax, varilrix
chikungunya vaccine: ixchiq
cholera vaccine: vaxchora, dukoral
covid booster = booster shot, covid-19 booster
covid vaccine = covid-19 vaccine, coronavirus vaccine, covid shot, covid jab, covid vaccination: comirnaty, spikevax, nuvaxovid
dengue vaccine: dengvaxia, qdenga
diphtheria/tetanus/pertussis vaccine = tdap, dtap, tdap vaccine, whooping cough vaccine: boostrix, adacel, daptacel, infanrix, pediarix, pentacel, repevax
hepatitis a and b vaccine: twinrix
hepatitis a vaccine = hepatitis a shot, hepatitis a jab, hep a shot, hep a jab: havrix, vaqta, avaxim
hepatitis b vaccine = hepatitis b shot, hepatitis b jab, hep b shot, hep b jab: engerix, engerix-b, recombivax, heplisav, fendrix
hib vaccine: acthib, pedvaxhib, menitorix
hpv vaccine = human papillomavirus vaccine, hpv shot, hpv jab: gardasil, cervarix
influenza vaccine = flu shot, flu vaccine, flu jab, flu vaccination, influenza vaccination: fluzone, flumist, fluarix, afluria, flucelvax, fluad, flublok, fluenz
japanese encephalitis vaccine: ixiaro
meningitis vaccine = meningococcal vaccine, men b vaccine, menacwy: menveo, bexsero, trumenba, menactra, nimenrix, menquadfi, penbraya
mmr vaccine = measles vaccine, mmr, mmr jab: priorix, proquad, mmrvaxpro
mpox vaccine = smallpox vaccine: jynneos, imvanex
pneumococcal vaccine = pneumonia vaccine, pneumonia shot, pneumonia jab: prevnar, pneumovax, vaxneuvance, capvaxive, prevenar
polio vaccine: ipol
rabies vaccine: imovax, rabavert, rabipur
rotavirus vaccine: rotateq, rotarix
rsv vaccine: arexvy, abrysvo, mresvia
shingles vaccine = zoster vaccine, shingles shot, shingles jab: shingrix, zostavax
six in one vaccine = 6-in-1 vaccine: infanrix hexa, vaxelis
tetanus vaccine = tetanus shot, tetanus jab, tetanus booster: tenivac, revaxis
tick-borne encephalitis vaccine: ticovac
typhoid vaccine = typhoid jab, typhoid shot: typhim, vivotif, typhim vi
yellow fever vaccine = yellow fever jab, yellow fever shot: yf-vax, stamaril
## immune globulin
botulism antitoxin
hepatitis b immune globulin: hepagam, nabi-hb
immune globulin = ivig, immunoglobulin: gamunex, privigen, octagam, gammagard, hizentra, cuvitru, bivigam, kiovig
rabies immune globulin: hyperrab, imogam
rho(d) immune globulin = rhogam, anti-d: winrho, rhophylac
tetanus immune globulin: hypertet
`
