/** Drugs of the skin, the eye, the ear and the mouth. A row: `name = other generic names: brands`. */
export const DRUGS_OF_SKIN_AND_SENSES = `
## steroid cream
alclometasone: aclovate, modrasone
amcinonide
betamethasone dipropionate: diprolene, diprosone
betamethasone valerate = betamethasone cream: betnovate, luxiq, bettamousse
betamethasone/calcipotriene: taclonex, enstilar, dovobet, wynzora
betamethasone/fusidic acid: fucibet
betamethasone/salicylic acid: diprosalic
clobetasol: temovate, clobex, olux, dermovate, etrivex, impoyz
clobetasone: eumovate
clobetasone/oxytetracycline/nystatin: trimovate
desonide: desowen, desonate, verdeso
desoximetasone: topicort
diflorasone
diflucortolone: nerisone
fludroxycortide = flurandrenolide: haelan, cordran
fluocinolone: synalar, derma-smoothe, capex
fluocinonide: lidex, vanos, metosyn
halcinonide: halog
halobetasol: ultravate, bryhali, lexette
halobetasol/tazarotene: duobrii
hydrocortisone butyrate
hydrocortisone cream = cortisone cream: cortaid, cortizone, cortizone-10, hc45, locoid, dioderm, mildison
hydrocortisone/fusidic acid: fucidin h
hydrocortisone/urea: alphaderm, calmurid hc
mometasone cream: elocon cream
prednicarbate: dermatop
steroid cream = topical steroid, topical steroids, steroid ointment
triamcinolone cream: aristocort cream, kenalog cream
## emollient
ammonium lactate: lac-hydrin, amlactin
aqueous cream
calamine = calamine lotion
colloidal oatmeal: aveeno, dermasil
emollient = moisturizer, moisturiser, emollient cream, moisturizing cream, emollients: cetaphil, cerave, e45, eucerin, diprobase, doublebase, epaderm, hydromol, oilatum, cetraben, zerobase, dermol, aquaphor, vanicream, zeroderm, qv cream, e45 cream, cetaphil cream, lubriderm, aquamax, dermol 500, balneum, vaseline intensive care
lanolin: lansinoh
petroleum jelly = white soft paraffin, petrolatum: vaseline, vaseline ointment
urea cream: carmol, flexitol
zinc oxide = zinc cream, diaper cream, nappy cream: desitin, sudocrem, a+d ointment, bepanthen, metanium, balmex
## eczema and psoriasis cream
alitretinoin: toctino, panretin
anthralin = dithranol: dithrocream
calcipotriene = calcipotriol: dovonex, sorilux
calcitriol ointment: vectical, silkis
coal tar: t-gel, neutrogena t-gel, psoriasin, cocois, exorex, polytar, alphosyl, sebco, tarmed
crisaborole: eucrisa, staquis
delgocitinib: anzupgo
pimecrolimus: elidel
tacalcitol: curatoderm
tapinarof: vtama
## acne and rosacea medication
adapalene: differin
adapalene/benzoyl peroxide: epiduo
adapalene/benzoyl peroxide/clindamycin: cabtreo
azelaic acid: finacea, azelex, skinoren
benzoyl peroxide: panoxyl, benzac, acnecide, clearasil, proactiv
benzoyl peroxide/clindamycin: duac, benzaclin, onexton, acanya
benzoyl peroxide/erythromycin: benzamycin
brimonidine gel: mirvaso
clascoterone: winlevi
co-cyprindiol: dianette
erythromycin/zinc: zineryt
isotretinoin: accutane, absorica, claravis, roaccutane, amnesteem, myorisan, zenatane
salicylic acid: compound w, occlusal, duofilm, salactol, bazuka, occlusal-hp, wartner, neutrogena acne wash
sulfacetamide/sulfur: sumaxin, plexion
tazarotene: tazorac, fabior, arazlo, zorac
tretinoin: retin-a, renova, atralin, altreno, retin-a micro
tretinoin/clindamycin: ziana, treclin, veltin
trifarotene: aklief
## skin infection cream
antiseptic cream: germolene, savlon
bacitracin/polymyxin: polysporin
benzethonium
chlorhexidine: hibiclens, peridex, corsodyl, hibiscrub, periogard
gentian violet
hydrogen peroxide: crystacide
mupirocin: bactroban, centany
naseptin
neomycin/polymyxin/bacitracin = triple antibiotic ointment, antibiotic ointment: neosporin
octenidine: octenisan
ozenoxacin: xepi
povidone-iodine: betadine, videne, inadine
retapamulin: altabax
silver nitrate
silver sulfadiazine: silvadene, flamazine
## wart and sunspot medication
aminolevulinic acid: levulan, ameluz
berdazimer: zelsuvmi
cantharidin: ycanth
diclofenac gel = voltaren gel: solaraze, voltarol emulgel
imiquimod: aldara, zyclara
methyl aminolevulinate: metvix
podofilox = podophyllotoxin: condylox, warticon
podophyllin
sinecatechins: veregen
tirbanibulin: klisyri
## hair and scalp medication
bimatoprost lashes: latisse
eflornithine: vaniqa, iwilfin
minoxidil topical: rogaine, regaine
pyrithione zinc = zinc pyrithione: head and shoulders, head & shoulders, dercos
selenium sulfide = selenium sulphide: selsun, selsun blue
## sweating medication
aluminum chloride = aluminium chloride: drysol, driclor, anhydrol forte
glycopyrronium cloth: qbrexza
sofpironium: sofdra
## itch and numbing cream
doxepin cream
lidocaine cream = numbing cream, lidocaine patch: lmx, aspercreme lidocaine
pramoxine: sarna, caladryl
## scar and wound care
afamelanotide: scenesse
aloe vera
becaplermin: regranex
birch triterpenes: filsuvez
collagenase: santyl, xiaflex
hydroquinone: tri-luma, lustra
medical honey: medihoney, manuka honey dressing
silicone gel = scar gel: mederma, kelo-cote, dermatix, mederma scar gel, scaraway
sunscreen = sun cream
## glaucoma drops
apraclonidine: iopidine
betaxolol drops
bimatoprost: lumigan, durysta
bimatoprost/timolol: ganfort
brimonidine: alphagan, lumify
brimonidine/timolol: combigan
brinzolamide: azopt
brinzolamide/brimonidine: simbrinza
brinzolamide/timolol: azarga
carteolol: ocupress, teoptic
dorzolamide: trusopt
dorzolamide/timolol: cosopt
latanoprost: xalatan, xelpros, monopost, iyuzeh
latanoprost/timolol: xalacom
latanoprostene bunod: vyzulta
levobunolol: betagan
methazolamide: neptazane
netarsudil: rhopressa
netarsudil/latanoprost: rocklatan
omidenepag: omlonti
pilocarpine: isopto carpine, salagen, vuity
tafluprost: zioptan, saflutan
timolol: blocadren, timoptic, betimol, istalol, timoptol
travoprost: travatan, idose
unoprostone: rescula
## allergy eye drops
alcaftadine: lastacaft
azelastine drops: optivar
bepotastine: bepreve
emedastine: emadine
epinastine: elestat, relestat
lodoxamide: alomide
naphazoline: naphcon
naphazoline/pheniramine: opcon-a, visine-a, naphcon-a
olopatadine: pataday, patanol, patanase, opatanol, pazeo
reproxalap
tetrahydrozoline: visine
## dry eye drops
acoltremon: tryptyr
artificial tears = lubricating eye drops, eye lubricant, lubricant drops: systane, refresh tears, hypromellose, hylo-forte, thealoz, blink tears, celluvisc, viscotears, genteal, clinitas, optive, hycosan, xailin, lacri-lube, theratears, soothe xp
carbomer
carmellose
cenegermin: oxervate
lifitegrast: xiidra
loteprednol: lotemax, alrex, eysuvis, inveltys
lotilaner: xdemvy
perfluorohexyloctane: miebo
sodium hyaluronate drops
## other eye medication
aflibercept: eylea
atropine drops: isopto atropine
avacincaptad: izervay
besifloxacin: besivance
brolucizumab: beovu
bromfenac: prolensa, bromday, yellox
cyclopentolate: cyclogyl, mydrilate
dexamethasone implant: ozurdex, maxidex, dexycu
difluprednate: durezol
faricimab: vabysmo
fluocinolone implant: iluvien, retisert, yutiq
fluorescein
fluorometholone: fml, flarex
gatifloxacin: zymar, zymaxid
homatropine
moxifloxacin drops
neomycin/polymyxin/dexamethasone: maxitrol
nepafenac: ilevro, nevanac
ocriplasmin: jetrea
pegaptanib: macugen
pegcetacoplan: syfovre, empaveli
phenylephrine drops: mydfrin
prednisolone drops: pred forte, omnipred, pred mild
propamidine: brolene
proparacaine = proxymetacaine: alcaine
ranibizumab: lucentis, susvimo, byooviz
rimexolone: vexol
sulfacetamide: bleph-10
tobramycin/dexamethasone: tobradex
trimethoprim/polymyxin: polytrim
tropicamide: mydriacyl
verteporfin: visudyne
voretigene: luxturna
## ear drops
acetic acid drops = acetic acid: earcalm, vosol
antipyrine/benzocaine: auralgan, otigo
carbamide peroxide: debrox, murine ear
ciprofloxacin/dexamethasone: ciprodex, cilodex
ciprofloxacin/hydrocortisone: cipro hc
dexamethasone/framycetin/gramicidin: sofradex
dexamethasone/neomycin/acetic acid: otomize
flumetasone/clioquinol: locorten-vioform
neomycin/polymyxin/hydrocortisone: cortisporin
olive oil drops = olive oil
sodium bicarbonate ear drops
urea hydrogen peroxide: otex
## mouth medication
artificial saliva = saliva substitute: biotene, bioxtra
cevimeline: evoxac
chlorhexidine mouthwash
choline salicylate: bonjela
fluoride toothpaste = fluoride: duraphat, prevident, colgate duraphat
magic mouthwash
nystatin mouthwash = nystatin swish and swallow
salt water gargle = salt water gargles
triamcinolone paste: oralone
`
