/** Drugs of the lungs, allergy, coughs and colds, the stomach and the bowel. A row: `name = other generic names: brands`. */
export const DRUGS_OF_CHEST_AND_GUT = `
## reliever inhaler
albuterol = salbutamol, albuterol inhaler, salbutamol inhaler: ventolin, proair, proventil, accuneb, airomir, salamol, proair respiclick, ventolin hfa, easyhaler salbutamol
albuterol/budesonide: airsupra
ipratropium: atrovent
ipratropium/albuterol: combivent, duoneb
levalbuterol: xopenex
metaproterenol: alupent
## preventer inhaler
beclomethasone = beclometasone: qvar, clenil, clenil modulite, kelhale, beclovent, soprobec, beconase
budesonide: pulmicort, rhinocort, entocort, uceris, tarpeyo, eohilia, budelin, cortiment, jorveza, budenofalk
ciclesonide: alvesco, omnaris, zetonna
flunisolide: aerospan, aerobid
fluticasone: flonase, flovent, arnuity, armonair, flixotide, flixonase, cutivate, avamys, veramyst, xhance, pirinase, nasofan
mometasone: asmanex, nasonex, elocon, sinuva
## combined inhaler
beclometasone/formoterol: fostair, luforbec
beclometasone/formoterol/glycopyrronium: trimbow
budesonide/formoterol: symbicort, breyna, duoresp, fobumix, wockair
budesonide/glycopyrrolate/formoterol: breztri, trixeo
fluticasone/formoterol: flutiform
fluticasone/salmeterol: advair, airduo, wixela, seretide, sirdupla, airflusal, sereflo, combisal, advair diskus, fusacomb
fluticasone/umeclidinium/vilanterol: trelegy
fluticasone/vilanterol: breo, relvar
mometasone/formoterol: dulera
mometasone/indacaterol: atectura
## long-acting inhaler
aclidinium: tudorza, eklira
aclidinium/formoterol: duaklir
arformoterol: brovana
formoterol = eformoterol: foradil, perforomist, oxis, atimos
glycopyrrolate inhaled: seebri, lonhala
glycopyrrolate/formoterol: bevespi
indacaterol: arcapta, onbrez
indacaterol/glycopyrronium: utibron, ultibro
olodaterol: striverdi
revefenacin: yupelri
salmeterol: serevent, neovent, soltel
tiotropium: spiriva, braltus
tiotropium/olodaterol: stiolto, spiolto
umeclidinium: incruse
umeclidinium/vilanterol: anoro
## asthma and lung medication
alpha-1 proteinase inhibitor: prolastin, zemaira, aralast
aminophylline: phyllocontin
benralizumab: fasenra
beractant: survanta
brensocatib: brinsupri
cromolyn = sodium cromoglicate, cromoglicate: gastrocrom, intal, nasalcrom, opticrom, nalcrom
dornase alfa: pulmozyme
doxapram
elexacaftor/tezacaftor/ivacaftor: trikafta, kaftrio
ensifentrine: ohtuvayre
hypertonic saline: hyper-sal, pulmosal
ivacaftor: kalydeco
lumacaftor/ivacaftor: orkambi
mepolizumab: nucala
montelukast: singulair
nedocromil: tilade
nerandomilast: jascayd
nintedanib: ofev, vargatef
omalizumab: xolair
oxygen = home oxygen, supplemental oxygen
pirfenidone: esbriet
poractant: curosurf
reslizumab: cinqair
roflumilast: daliresp, daxas, zoryve
tezacaftor/ivacaftor: symdeko
tezepelumab: tezspire
theophylline: theo-24, uniphyl, uniphyllin, elixophyllin
zafirlukast: accolate
zileuton: zyflo
## antihistamine
acrivastine: benadryl allergy relief
alimemazine = trimeprazine: vallergan
bilastine: ilaxten
brompheniramine: dimetapp, bromfed
carbinoxamine: karbinal
cetirizine: zyrtec, zirtek, benadryl one a day, piriteze, quzyttir
cetirizine/pseudoephedrine: zyrtec-d
chlorpheniramine = chlorphenamine: chlor-trimeton, piriton, allerief, coricidin
cinnarizine: stugeron, stugeron 15
clemastine: tavist
cyproheptadine: periactin
desloratadine: clarinex, neoclarityn, aerius
dexchlorpheniramine
diphenhydramine: benadryl, zzzquil, nytol, sominex, nytol one-a-night
fexofenadine: allegra, telfast, allevia, treathay
fexofenadine/pseudoephedrine: allegra-d
ketotifen: zaditor, alaway, zaditen
levocetirizine: xyzal
loratadine: claritin, clarityn, alavert
loratadine/pseudoephedrine: claritin-d
mizolastine: mizollen
rupatadine: rupafin
triprolidine
## nasal spray
azelastine: astelin, astepro, rhinolast, optilast
azelastine/fluticasone: dymista
olopatadine/mometasone: ryaltris
oxymetazoline: afrin, vicks sinex, upneeq, rhofade, vicks sinex spray, zicam
saline nasal spray = saline spray, saline rinse, sinus rinse, nasal saline: ocean spray nasal, neti pot, neilmed, sterimar
xylometazoline: otrivine, otrivin, sudafed nasal spray
## cough and cold medication
acetaminophen/dextromethorphan/doxylamine: nyquil, vicks nyquil
acetaminophen/dextromethorphan/phenylephrine: dayquil, theraflu, vicks dayquil
acetaminophen/phenylephrine: lemsip, beechams, sinutab, tylenol sinus
acetylcysteine = n-acetylcysteine, nac: mucomyst, acetadote, parvolex
benzonatate: tessalon, tessalon perles
bromhexine
carbocisteine: mucodyne
codeine linctus
dextromethorphan: delsym, robitussin dry cough
erdosteine: erdotin
guaifenesin: mucinex, robitussin, humibid, benylin chesty cough, liquibid
guaifenesin/codeine: cheratussin, robitussin ac
guaifenesin/dextromethorphan: mucinex dm, robitussin dm
guaifenesin/dextromethorphan/phenylephrine: duraphen, duraphen ii dm
hydrocodone/chlorpheniramine: tussionex
hydrocodone/homatropine: hycodan
phenylephrine: sudafed pe, neo-synephrine
pholcodine
promethazine/codeine
promethazine/dextromethorphan
pseudoephedrine: sudafed, galpseud
simple linctus = cough syrup, cough mixture, cough medicine: benylin, covonia, bronchostop
throat lozenges = cough drops, throat sweets, lozenges: strepsils, halls cough drops, ricola, chloraseptic, tyrozets
vapor rub = vapour rub: vicks vaporub, vicks vapor rub, vicks
## emergency allergy medication
berotralstat: orladeyo
c1 esterase inhibitor: berinert, cinryze, haegarda, ruconest
ecallantide: kalbitor
epinephrine = adrenaline, epi: epipen, auvi-q, adrenaclick, jext, emerade, neffy, epi-pen, adrenalin
icatibant: firazyr, sajazir
lanadelumab: takhzyro
## acid reducer
cimetidine: tagamet
dexlansoprazole: dexilant
esomeprazole: nexium, emozul
famotidine: pepcid, zantac 360
famotidine/calcium carbonate/magnesium hydroxide: pepcid complete
lansoprazole: prevacid, zoton
nizatidine: axid
omeprazole: prilosec, losec, mepradec
omeprazole/sodium bicarbonate: zegerid
pantoprazole: protonix, pantoloc
proton pump inhibitor = ppi, proton pump inhibitors
rabeprazole: aciphex, pariet
ranitidine: zantac
sucralfate: carafate, antepsin
vonoprazan: voquezna
## antacid
alginate = sodium alginate: gaviscon, gaviscon advance, peptac, acidex
aluminium hydroxide = aluminum hydroxide: amphojel, alu-cap
aluminum/magnesium/simethicone: maalox, mylanta
bismuth subsalicylate: pepto-bismol, kaopectate, pepto bismol, pepto
calcium carbonate: tums, rolaids, caltrate, os-cal, calcichew, adcal
calcium carbonate/magnesium carbonate: rennie
co-magaldrox: mucogel
magnesium hydroxide = milk of magnesia
magnesium trisilicate
simethicone = simeticone: gas-x, mylicon, infacol, phazyme, wind-eze, gas x
sodium bicarbonate = bicarbonate, baking soda: alka-seltzer, neut, alka seltzer
## nausea medication
aprepitant: emend
betahistine: serc
cyclizine: valoid
dimenhydrinate: dramamine, gravol, arlevert
domperidone: motilium
doxylamine/pyridoxine: diclegis, bonjesta, xonvea
dronabinol: marinol, syndros
droperidol: inapsine, xomolix
fosaprepitant
granisetron: kytril, sancuso, sustol
meclizine = meclozine: antivert, bonine, sea-legs, travel-eze
metoclopramide: reglan, maxolon, gimoti
nabilone: cesamet
netupitant/palonosetron: akynzeo
ondansetron: zofran, zuplenz
palonosetron: aloxi
prochlorperazine: compazine, stemetil, buccastem, compro
promethazine: phenergan, avomine, sominex tablets
rolapitant: varubi
trimethobenzamide: tigan
## laxative
bisacodyl: dulcolax, correctol
castor oil
danthron = co-danthramer
docusate = stool softener: colace, dioctyl, docusol, dulcoease
docusate/senna: senokot-s, peri-colace
glycerin suppository = glycerine suppository, glycerin suppositories, glycerol suppository
ispaghula = ispaghula husk: fybogel
lactulose: enulose, duphalac, kristalose, constulose
linaclotide: linzess, constella
lubiprostone: amitiza
macrogol: movicol, laxido, cosmocol
magnesium citrate: citroma
methylcellulose: citrucel, celevac
methylnaltrexone: relistor
mineral oil = liquid paraffin
naldemedine: symproic, rizmoic
naloxegol: movantik, moventig
phosphate enema: fleet enema, cleen enema
plecanatide: trulance
polycarbophil: fibercon
polyethylene glycol = peg 3350: miralax, glycolax, golytely, nulytely, moviprep, colyte, klean-prep, plenvu, gavilyte
prucalopride: motegrity, resolor
psyllium = psyllium husk, fiber supplement, fibre supplement: metamucil, konsyl, benefiber, regulan, regulin
senna = sennosides: senokot, ex-lax
sodium citrate enema: micralax, micolette, relaxit
sodium phosphate prep: osmoprep, visicol
sodium picosulfate = sodium picosulphate: dulcolax pico, picolax, clenpiq, prepopik, citrafleet
sodium sulfate prep: suprep, sutab
tegaserod: zelnorm
tenapanor: ibsrela, xphozah
## diarrhea medication
crofelemer: mytesi
diphenoxylate/atropine = co-phenotrope: lomotil
eluxadoline: viberzi
kaolin = kaolin and morphine
loperamide: imodium, diamode, diareze, norimode
oral rehydration salts = oral rehydration solution, rehydration sachets, electrolyte drink: dioralyte, pedialyte, electrolade, o.r.s
racecadotril: hidrasec
rifaximin: xifaxan, targaxan
teduglutide: gattex, revestive
telotristat: xermelo
## antispasmodic
alosetron: lotronex
alverine: spasmonal
clidinium/chlordiazepoxide: librax
dicyclomine = dicycloverine: bentyl, merbentyl
hyoscine butylbromide = buscopan ibs relief: buscopan
hyoscyamine: levsin, levbid, anaspaz, oscimin
mebeverine: colofac, duspatalin
peppermint oil = peppermint capsules: colpermin, ibgard, mintec, apercap
phenobarbital/hyoscyamine/atropine/scopolamine: donnatal
propantheline: pro-banthine
## bowel inflammation medication
balsalazide: colazal, giazo
etrasimod: velsipity
mesalamine = mesalazine: lialda, asacol, pentasa, apriso, rowasa, canasa, delzicol, octasa, salofalk, mezavant
mirikizumab: omvoh
olsalazine: dipentum
sulfasalazine = sulphasalazine: azulfidine, salazopyrin
vedolizumab: entyvio
## liver and bile medication
cholic acid: cholbam
elafibranor: iqirvo
maralixibat: livmarli
obeticholic acid: ocaliva
odevixibat: bylvay
penicillamine: cuprimine, depen, distamine
resmetirom: rezdiffra
seladelpar: livdelzi
terlipressin: terlivaz, glypressin
trientine: syprine, cuvrior
ursodiol = ursodeoxycholic acid: actigall, urso, ursofalk, destolit
zinc acetate: galzin
## digestive enzyme
alpha-galactosidase: beano
lactase: lactaid, colief
pancrelipase = pancreatin, pancreatic enzymes: creon, zenpep, pancreaze, viokace, nutrizym, pancrex
## hemorrhoid medication
glyceryl trinitrate ointment: rectogesic
hemorrhoid cream = haemorrhoid cream, pile cream: preparation h, anusol, germoloids, proctosedyl, scheriproct, anusol hc, uniroid
hydrocortisone rectal: proctozone, cortenema, anucort
hydrocortisone/pramoxine: proctofoam, analpram
witch hazel
## probiotic
fecal microbiota: rebyota, vowst
lactobacillus = probiotic, probiotics: culturelle, align probiotic, florastor, yakult, symprove, vsl#3
saccharomyces boulardii
`
