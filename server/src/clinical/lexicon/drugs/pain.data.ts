/** Drugs of pain, muscle, anesthesia and addiction. A row: `name = other generic names: brands`. */
export const DRUGS_OF_PAIN = `
## muscle relaxant
baclofen: lioresal, lyflex, gablofen, ozobax
botulinum toxin = botulinum: botox, dysport, xeomin, myobloc, jeuveau, daxxify, azzalure, bocouture
carisoprodol: soma compound
chlorzoxazone: parafon, lorzone
cyclobenzaprine: flexeril, amrix, fexmid
dantrolene: dantrium, ryanodex
metaxalone: skelaxin
methocarbamol: robaxin
quinine = quinine sulfate, quinine sulphate: qualaquin
tizanidine: zanaflex
## opioid
alfentanil: rapifen
buprenorphine: subutex, butrans, belbuca, sublocade, temgesic, buvidal, brixadi, transtec, espranor
buprenorphine/naloxone: suboxone, zubsolv
butorphanol: stadol
codeine = codeine phosphate
dihydrocodeine: df118
fentanyl: duragesic, actiq, sublimaze, abstral, fentora, matrifen, durogesic, effentora, instanyl
hydrocodone: hysingla, zohydro
hydromorphone: dilaudid, exalgo, palladone
levorphanol
meperidine = pethidine: demerol
meptazinol: meptid
methadone: dolophine, methadose, physeptone
morphine = morphine sulfate, morphine sulphate: ms contin, kadian, oramorph, mst, zomorph, sevredol, avinza
nalbuphine: nubain
oliceridine: olinvyk
oxycodone: oxycontin, roxicodone, oxynorm, xtampza, oxaydo, longtec, shortec, roxybond
oxymorphone: opana
pentazocine: talwin
remifentanil: ultiva
sufentanil: dsuvia
suzetrigine: journavx
tapentadol: nucynta, palexia
tramadol: ultram, conzip, zydol, zamadol, qdolo, tramacet, maxitram, seglentis
## pain reliever
acetaminophen = paracetamol, apap: tylenol, panadol, calpol, ofirmev, feverall, perfalgan, anadin paracetamol, tylenol extra strength, tylenol arthritis, medinol, hedex
acetaminophen/aspirin/caffeine: excedrin, anadin extra
acetaminophen/caffeine: panadol extra, solpadeine headache
acetaminophen/codeine: tylenol 3, tylenol with codeine, tylenol no. 3, tylenol #3
acetaminophen/dihydrocodeine = co-dydramol: remedeine, paramol
acetaminophen/diphenhydramine: tylenol pm, panadol night
acetaminophen/ibuprofen: advil dual action, nuromol, combogesic
capsaicin: zostrix, qutenza, capzasin, axsain, zacin
co-codamol: solpadol, kapake, zapain, solpadeine, solpadeine max
co-codaprin
co-proxamol: distalgesic
hydrocodone/acetaminophen: norco, vicodin, lortab, lorcet, xodol
hydrocodone/ibuprofen: vicoprofen
ibuprofen/codeine: nurofen plus
ibuprofen/famotidine: duexis
menthol gel = menthol cream: biofreeze, icy hot, icy heat, bengay, deep freeze gel, deep heat, tiger balm
methyl salicylate: salonpas, algesal
nefopam: acupan
oxycodone/acetaminophen: percocet, endocet, roxicet, nalocet
oxycodone/aspirin: percodan
tramadol/acetaminophen: ultracet
trolamine salicylate: aspercreme
ziconotide: prialt
## anti-inflammatory
aceclofenac: preservex
benzydamine: difflam
celecoxib: celebrex, elyxyb
choline magnesium trisalicylate: trilisate
dexibuprofen
dexketoprofen: keral
diclofenac: voltaren, voltarol, cataflam, zipsor, cambia, zorvolex, pennsaid, flector, dyloject, arthrotec, motifene
diflunisal: dolobid
etodolac: lodine, etopan
etoricoxib: arcoxia
felbinac: traxam
fenoprofen: nalfon
flurbiprofen: ansaid, strefen, froben
ibuprofen: advil, motrin, nurofen, brufen, caldolor, anadin joint pain, cuprofen, ibugel, fenbid, ibuleve, calprofen
indomethacin = indometacin: indocin, tivorbex
ketoprofen: orudis, oruvail, powergel
ketorolac: toradol, sprix, acular, acuvail
mefenamic acid: ponstel, ponstan
meloxicam: mobic, anjeso, vivlodex
nabumetone: relafen, relifex
naproxen: aleve, naprosyn, anaprox, naprelan, feminax ultra, stirlescent
naproxen/esomeprazole: vimovo
oxaprozin: daypro, coxanto
parecoxib: dynastat
piroxicam: feldene
salsalate: disalcid
sulindac: clinoril
tenoxicam: mobiflex
tiaprofenic acid: surgam
tolmetin: tolectin
## anesthetic
articaine: septocaine
atracurium
atropine
benzocaine: orajel, anbesol, cepacol, hurricaine, lanacane
bupivacaine: marcaine, exparel, sensorcaine
chloroprocaine: nesacaine
cisatracurium: nimbex
desflurane: suprane
dexmedetomidine: precedex, igalmi, dexdor
etomidate: amidate
glycopyrrolate = glycopyrronium: robinul, cuvposa, dartisla
isoflurane
ketamine: ketalar
levobupivacaine: chirocaine
lidocaine = lignocaine: xylocaine, lidoderm, versatis, instillagel, ztlido, laryngojet
lidocaine with epinephrine: xylocaine with epinephrine
lidocaine/prilocaine: emla
mepivacaine: carbocaine, scandonest
methohexital: brevital
nitrous oxide = laughing gas, gas and air: entonox
prilocaine: citanest
procaine: novocain, novocaine
propofol: diprivan
rocuronium: zemuron, esmeron
ropivacaine: naropin
scopolamine = hyoscine, hyoscine hydrobromide: transderm scop, scopoderm, kwells
sevoflurane: ultane
succinylcholine = suxamethonium: anectine, quelicin
sugammadex: bridion
tetracaine = amethocaine: ametop, pontocaine
thiopental: pentothal
vecuronium
## addiction medication
acamprosate: campral
cytisine = cytisinicline
disulfiram: antabuse
lofexidine: lucemyra, britlofex
nalmefene: selincro, opvee, zurnai
naloxone: narcan, kloxxado, evzio, nyxoid, prenoxad
naltrexone: vivitrol, revia, adepend
nicotine replacement = nicotine patch, nicotine gum, nicotine lozenge, nicotine patches, nrt: nicorette, nicoderm, nicotinell, niquitin, nicotrol, habitrol
varenicline: chantix, champix, tyrvaya
`
