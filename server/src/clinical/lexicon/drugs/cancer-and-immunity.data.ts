/** Drugs of cancer, transplants, arthritis and gout. A row: `name = other generic names: brands`. */
export const DRUGS_OF_CANCER_AND_IMMUNITY = `
## chemotherapy
arsenic trioxide: trisenox
asparaginase: erwinaze, rylaze
azacitidine: vidaza, onureg
bendamustine: treanda, bendeka
bleomycin: blenoxane
busulfan: myleran, busulfex
cabazitaxel: jevtana
capecitabine: xeloda
carboplatin: paraplatin
carmustine: bicnu, gliadel
chemotherapy = chemo
chlorambucil: leukeran
cisplatin: platinol
clofarabine: clolar
cyclophosphamide: cytoxan
cytarabine: cytosar
dacarbazine
dactinomycin: cosmegen
daunorubicin: vyxeos
decitabine: dacogen, inqovi
docetaxel: taxotere
doxorubicin: adriamycin, doxil, caelyx
epirubicin: ellence, pharmorubicin
eribulin: halaven
etoposide: vepesid, toposar
fludarabine: fludara
fluorouracil = 5-fu, 5-fluorouracil: efudex, adrucil, carac, efudix, fluoroplex
gemcitabine: gemzar
idarubicin: idamycin
ifosfamide: ifex
irinotecan: camptosar, onivyde
ixabepilone: ixempra
lomustine: gleostine
lurbinectedin: zepzelca
melphalan: alkeran, evomela
mercaptopurine = 6-mp: purixan, purinethol
mitomycin: mutamycin, jelmyto
mitotane: lysodren
mitoxantrone: novantrone
nelarabine: arranon
oxaliplatin: eloxatin
paclitaxel: taxol, abraxane
pegaspargase: oncaspar
pemetrexed: alimta
pralatrexate: folotyn
procarbazine: matulane
raltitrexed: tomudex
streptozocin: zanosar
tegafur: teysuno
temozolomide: temodar, temodal
thioguanine = tioguanine: tabloid thioguanine
thiotepa: tepadina
topotecan: hycamtin
trabectedin: yondelis
treosulfan
trifluridine/tipiracil: lonsurf
vinblastine
vincristine: oncovin
vinorelbine: navelbine
## chemotherapy support
amifostine: ethyol
dexrazoxane: zinecard
glucarpidase: voraxaze
leucovorin = folinic acid, calcium folinate
levoleucovorin: fusilev
mesna: mesnex
palifermin: kepivance
rasburicase: elitek, fasturtec
trilaciclib: cosela
uridine triacetate: vistogard
## breast cancer medication
abemaciclib: verzenio
alpelisib: piqray
anastrozole: arimidex
capivasertib: truqap
elacestrant: orserdu
exemestane: aromasin
fulvestrant: faslodex
inavolisib: itovebi
lapatinib: tykerb, tyverb
margetuximab: margenza
neratinib: nerlynx
palbociclib: ibrance
pertuzumab: perjeta
ribociclib: kisqali
sacituzumab govitecan: trodelvy
tamoxifen: nolvadex, soltamox
toremifene: fareston
trastuzumab: herceptin, kanjinti, ogivri
trastuzumab deruxtecan: enhertu
trastuzumab emtansine: kadcyla
tucatinib: tukysa
## prostate cancer medication
abiraterone: zytiga, yonsa
apalutamide: erleada
bicalutamide: casodex
buserelin: suprefact
cyproterone: androcur, cyprostat
darolutamide: nubeqa
degarelix: firmagon
enzalutamide: xtandi
estramustine: emcyt
flutamide: eulexin
goserelin: zoladex
histrelin: supprelin, vantas
leuprolide = leuprorelin: lupron, eligard, prostap, fensolvi, camcevi, lupron depot
lutetium vipivotide: pluvicto
nilutamide: nilandron
radium-223: xofigo
relugolix: orgovyx
sipuleucel-t: provenge
triptorelin: trelstar, decapeptyl, triptodur
## targeted cancer medication
acalabrutinib: calquence
adagrasib: krazati
afatinib: gilotrif, giotrif
alectinib: alecensa
amivantamab: rybrevant
asciminib: scemblix
avapritinib: ayvakit
axitinib: inlyta
belzutifan: welireg
bevacizumab: avastin, mvasi, zirabev
binimetinib: mektovi
blinatumomab: blincyto
bortezomib: velcade
bosutinib: bosulif
brentuximab: adcetris
brigatinib: alunbrig
cabozantinib: cabometyx, cometriq
capmatinib: tabrecta
carfilzomib: kyprolis
ceritinib: zykadia
cetuximab: erbitux
cobimetinib: cotellic
crizotinib: xalkori
dabrafenib: tafinlar
dacomitinib: vizimpro
daratumumab: darzalex
dasatinib: sprycel
elotuzumab: empliciti
elranatamab: elrexfio
encorafenib: braftovi
enfortumab: padcev
entrectinib: rozlytrek
epcoritamab: epkinly
erdafitinib: balversa
erlotinib: tarceva
everolimus: votubia, afinitor, zortress
fedratinib: inrebic
fruquintinib: fruzaqla
futibatinib: lytgobi
gefitinib: iressa
gemtuzumab: mylotarg
gilteritinib: xospata
glasdegib: daurismo
glofitamab: columvi
ibrutinib: imbruvica
idelalisib: zydelig
imatinib: gleevec, glivec
inotuzumab: besponsa
isatuximab: sarclisa
ivosidenib: tibsovo
ixazomib: ninlaro
larotrectinib: vitrakvi
lazertinib: lazcluze
lenalidomide: revlimid
lenvatinib: lenvima
lorlatinib: lorbrena
midostaurin: rydapt
mirvetuximab: elahere
momelotinib: ojjaara
mosunetuzumab: lunsumio
necitumumab: portrazza
nilotinib: tasigna
niraparib: zejula
obinutuzumab: gazyva
olaparib: lynparza
osimertinib: tagrisso
pacritinib: vonjo
panitumumab: vectibix
panobinostat: farydak
pazopanib: votrient
pemigatinib: pemazyre
pirtobrutinib: jaypirca
polatuzumab: polivy
pomalidomide: pomalyst, imnovid
ponatinib: iclusig
pralsetinib: gavreto
quizartinib: vanflyta
ramucirumab: cyramza
regorafenib: stivarga
repotrectinib: augtyro
revumenib: revuforj
ripretinib: qinlock
rituximab: rituxan, mabthera, truxima, ruxience
rucaparib: rubraca
ruxolitinib: jakafi, opzelura, jakavi
selinexor: xpovio
selpercatinib: retevmo
selumetinib: koselugo
sonidegib: odomzo
sorafenib: nexavar
sotorasib: lumakras
sunitinib: sutent
tagraxofusp: elzonris
talazoparib: talzenna
talquetamab: talvey
tarlatamab: imdelltra
tazemetostat: tazverik
tebentafusp: kimmtrak
teclistamab: tecvayli
tepotinib: tepmetko
thalidomide: thalomid
tisotumab: tivdak
tivozanib: fotivda
trametinib: mekinist
tretinoin capsules = all-trans retinoic acid: vesanoid
vandetanib: caprelsa
vemurafenib: zelboraf
venetoclax: venclexta, venclyxto
vismodegib: erivedge
vorasidenib: voranigo
vorinostat: zolinza
zanubrutinib: brukinsa
ziv-aflibercept: zaltrap
## cancer immunotherapy
aldesleukin = interleukin-2: proleukin
atezolizumab: tecentriq
avelumab: bavencio
axicabtagene: yescarta
bcg bladder instillation: tice bcg, oncotice
cemiplimab: libtayo
ciltacabtagene: carvykti
dostarlimab: jemperli
durvalumab: imfinzi
idecabtagene: abecma
immunotherapy
interferon
interferon alfa: intron a, roferon
interferon gamma: actimmune
ipilimumab: yervoy
lisocabtagene: breyanzi
lutetium dotatate: lutathera
nivolumab: opdivo
nivolumab/relatlimab: opdualag
pembrolizumab: keytruda
retifanlimab: zynyz
talimogene: imlygic
tisagenlecleucel: kymriah
tislelizumab: tevimbra
toripalimab: loqtorzi
tremelimumab: imjudo
## transplant medication
antithymocyte globulin: thymoglobulin, atgam
axatilimab: niktimvo
azathioprine: imuran, azasan
basiliximab: simulect
belatacept: nulojix
belumosudil: rezurock
cyclosporine = ciclosporin, cyclosporin: neoral, sandimmune, gengraf, restasis, cequa, ikervis, deximune, verkazia
mycophenolate = mycophenolate mofetil: cellcept, myfortic
sirolimus: rapamune, hyftor
tacrolimus: prograf, protopic, envarsus, advagraf, adoport, astagraf
voclosporin: lupkynis
## arthritis and psoriasis medication
abatacept: orencia
acitretin: soriatane, neotigason
adalimumab: humira, hyrimoz, cyltezo, hadlima, amgevita, imraldi, idacio, yusimry
anakinra: kineret
anifrolumab: saphnelo
apremilast: otezla
auranofin: ridaura
avacopan: tavneos
baricitinib: olumiant
belimumab: benlysta
bimekizumab: bimzelx
brodalumab: siliq, kyntheum
canakinumab: ilaris
certolizumab: cimzia
deucravacitinib: sotyktu
etanercept: enbrel, erelzi, benepali
filgotinib: jyseleca
golimumab: simponi
guselkumab: tremfya
hyaluronic acid injection = hyaluronate injection, gel injection, viscosupplement: synvisc, euflexxa, orthovisc, supartz, hyalgan, durolane, monovisc
infliximab: remicade, inflectra, renflexis, avsola, remsima, flixabi
ixekizumab: taltz
leflunomide: arava
methotrexate: trexall, rheumatrex, otrexup, rasuvo, metoject, xatmep
rilonacept: arcalyst
risankizumab: skyrizi
sarilumab: kevzara
secukinumab: cosentyx
sodium aurothiomalate = gold injections
spesolimab: spevigo
tildrakizumab: ilumya, ilumetri
tocilizumab: actemra, roactemra
tofacitinib: xeljanz
upadacitinib: rinvoq
ustekinumab: stelara, wezlana
## gout medication
allopurinol: zyloprim, zyloric, aloprim
benzbromarone
colchicine: colcrys, mitigare, gloperba, lodoco
febuxostat: uloric, adenuric
lesinurad: zurampic
pegloticase: krystexxa
probenecid
sulfinpyrazone
## eczema and hives biologic
abrocitinib: cibinqo
deuruxolitinib: leqselvi
dupilumab: dupixent
lebrikizumab: ebglyss
nemolizumab: nemluvio
remibrutinib: rhapsido
ritlecitinib: litfulo
tralokinumab: adbry, adtralza
## enzyme replacement
agalsidase beta: fabrazyme
alglucosidase alfa: lumizyme, myozyme
betaine: cystadane
carglumic acid: carbaglu
cysteamine: cystagon, procysbi
eliglustat: cerdelga
imiglucerase: cerezyme
laronidase: aldurazyme
migalastat: galafold
miglustat: zavesca
nitisinone: orfadin
pegvaliase: palynziq
sapropterin: kuvan
sebelipase: kanuma
sepiapterin: sephience
sodium phenylbutyrate: buphenyl, ravicti
velaglucerase: vpriv
`
