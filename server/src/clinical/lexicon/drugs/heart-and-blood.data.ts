/** Drugs of the heart, the vessels and the blood. A row: `name = other generic names: brands`. */
export const DRUGS_OF_HEART_AND_BLOOD = `
## ace inhibitor
benazepril: lotensin
captopril: capoten, noyada
cilazapril: vascace
enalapril: vasotec, innovace, epaned
enalaprilat
fosinopril: monopril
imidapril: tanatril
lisinopril: zestril, prinivil, qbrelis, carace
moexipril: univasc
perindopril: aceon, coversyl
quinapril: accupril, accupro, quinil
ramipril: altace, tritace
trandolapril: mavik, gopten
zofenopril
## angiotensin receptor blocker
aprocitentan: tryvio
azilsartan: edarbi
candesartan: atacand, amias
eprosartan: teveten
irbesartan: avapro, aprovel
losartan: cozaar, arbli
olmesartan: benicar, olmetec
sacubitril
sacubitril/valsartan: entresto
sparsentan: filspari
telmisartan: micardis
valsartan: diovan
## beta blocker
acebutolol: sectral
atenolol: tenormin
betaxolol: kerlone, betoptic
bisoprolol: zebeta, cardicor, emcor
carvedilol: coreg
celiprolol: celectol
esmolol: brevibloc
labetalol: trandate, normodyne
metoprolol: lopressor, toprol, toprol-xl, kapspargo, betaloc
nadolol: corgard
nebivolol: bystolic, nebilet
oxprenolol
pindolol: visken
propranolol: inderal, hemangeol, inderal la, innopran
sotalol: betapace, sorine, beta-cardone
## calcium channel blocker
amlodipine: norvasc, katerzia, istin, norliqva
clevidipine: cleviprex
diltiazem: cardizem, cartia, tiazac, dilacor, tildiem, adizem, taztia, slozem, dilzem, angitil, matzim
felodipine: plendil, vascalpha
isradipine: dynacirc
lacidipine: motens
lercanidipine: zanidip
nicardipine: cardene
nifedipine: procardia, adalat, coracten, afeditab, tensipine
nimodipine: nimotop, nymalize
nisoldipine: sular
verapamil: calan, isoptin, verelan, covera, securon, univer
## diuretic
amiloride: midamor
bendroflumethiazide = bendrofluazide: aprinox, neo-naclex
bumetanide: bumex, burinex, enbumyst
chlorothiazide: diuril
chlorthalidone = chlortalidone: thalitone, hygroton, hemiclor
cyclopenthiazide: navidrex
eplerenone: inspra
ethacrynic acid: edecrin
finerenone: kerendia
furosemide = frusemide: lasix, furoscix, frusol
hydrochlorothiazide = hctz: microzide, esidrix, hydrodiuril, inzirqo
indapamide: lozol, natrilix
mannitol: osmitrol
methyclothiazide
metolazone: zaroxolyn, xaqua
spironolactone: aldactone, carospir
tolvaptan: samsca, jynarque
torsemide = torasemide: demadex, soaanz
triamterene: dyrenium
xipamide: diurexan
## combined blood pressure medication
amlodipine/atorvastatin: caduet
amlodipine/benazepril: lotrel
amlodipine/olmesartan: azor
amlodipine/olmesartan/hydrochlorothiazide: tribenzor
amlodipine/telmisartan: twynsta
amlodipine/valsartan: exforge
amlodipine/valsartan/hydrochlorothiazide: exforge hct
atenolol/chlorthalidone: tenoretic
azilsartan/chlorthalidone: edarbyclor
benazepril/hydrochlorothiazide: lotensin hct
bisoprolol/hydrochlorothiazide: ziac
candesartan/hydrochlorothiazide: atacand hct
captopril/hydrochlorothiazide: capozide
co-amilofruse: frumil
co-amilozide: moduretic
co-tenidone
enalapril/hydrochlorothiazide: vaseretic
irbesartan/hydrochlorothiazide: avalide, coaprovel
isosorbide dinitrate/hydralazine: bidil
lisinopril/hydrochlorothiazide: zestoretic, prinzide
losartan/hydrochlorothiazide: hyzaar
metoprolol/hydrochlorothiazide: dutoprol, lopressor hct
olmesartan/hydrochlorothiazide: benicar hct
quinapril/hydrochlorothiazide: accuretic
spironolactone/hydrochlorothiazide: aldactazide
telmisartan/hydrochlorothiazide: micardis hct
trandolapril/verapamil: tarka
triamterene/hydrochlorothiazide: maxzide, dyazide
valsartan/hydrochlorothiazide: diovan hct
## other blood pressure medication
aliskiren: tekturna, rasilez
clonidine: catapres, kapvay, nexiclon, dixarit
doxazosin: cardura
guanethidine
hydralazine: apresoline
methyldopa: aldomet
minoxidil: loniten
moxonidine: physiotens
phenoxybenzamine: dibenzyline
phentolamine: oraverse
prazosin: minipress, hypovase
reserpine
terazosin: hytrin
## statin
atorvastatin: lipitor, atorvaliq
fluvastatin: lescol
lovastatin: mevacor, altoprev
pitavastatin: livalo, zypitamag
pravastatin: pravachol, lipostat
rosuvastatin: crestor, ezallor
simvastatin: zocor, flolipid
## cholesterol medication
alirocumab: praluent
bempedoic acid: nexletol, nilemdo
bempedoic acid/ezetimibe: nexlizet, nustendi
bezafibrate: bezalip
cholestyramine = colestyramine: questran, prevalite
colesevelam: welchol, cholestagel
colestipol: colestid
evinacumab: evkeeza
evolocumab: repatha
ezetimibe: zetia, ezetrol
ezetimibe/rosuvastatin: roszet
ezetimibe/simvastatin: vytorin, inegy
fenofibrate: tricor, lipofen, antara, lipantil, supralip, fenoglide
fenofibric acid: trilipix, fibricor
gemfibrozil: lopid
icosapent ethyl: vascepa, vazkepa
inclisiran: leqvio
lomitapide: juxtapid, lojuxta
mipomersen: kynamro
niacin = nicotinic acid: niaspan, niacor
olezarsen: tryngolza
omega-3 acid ethyl esters: lovaza, omacor
## anticoagulant
acenocoumarol: sinthrome
apixaban: eliquis
argatroban: exembol
bivalirudin: angiomax
dabigatran: pradaxa
dalteparin: fragmin
edoxaban: savaysa, lixiana
enoxaparin: lovenox, clexane, inhixa
fondaparinux: arixtra
heparin: hep-lock
phenindione
rivaroxaban: xarelto
tinzaparin: innohep
warfarin: coumadin, jantoven
## antiplatelet
abciximab: reopro
anagrelide: agrylin, xagrid
aspirin = acetylsalicylic acid, asa, baby aspirin: ecotrin, bayer, bufferin, durlaza, disprin, caprin, vazalore, nu-seals, st. joseph aspirin, micropirin
aspirin/dipyridamole: aggrenox, asasantin
cangrelor: kengreal
cilostazol: pletal
clopidogrel: plavix
dipyridamole: persantine, persantin
eptifibatide: integrilin
naftidrofuryl: praxilene
pentoxifylline = oxpentifylline: trental, pentoxil
prasugrel: effient, efient
ticagrelor: brilinta, brilique
tirofiban: aggrastat
vorapaxar: zontivity
## clot-dissolving medication
alteplase = tpa, tissue plasminogen activator: activase, actilyse, cathflo
reteplase: retavase
streptokinase
tenecteplase: tnkase, metalyse
urokinase: kinlytic
## nitrate
glyceryl trinitrate = gtn, gtn spray: nitrolingual, nitromin, deponit, suscard, nitrocine
isosorbide dinitrate: isordil, dilatrate, dilatrate-sr
isosorbide mononitrate = isosorbide: imdur, ismo, monoket, elantan, monomax
nitroglycerin = nitro: nitrostat, nitro-dur, minitran, nitro-bid, rectiv, nitromist
nitroprusside: nipride, nitropress
## antianginal
ivabradine: corlanor, procoralan
nicorandil: ikorel
ranolazine: ranexa, aspruzyo
trimetazidine
## antiarrhythmic
adenosine: adenocard, adenocor
amiodarone: pacerone, cordarone, nexterone
digoxin: lanoxin, digitek
disopyramide: norpace, rythmodan
dofetilide: tikosyn
dronedarone: multaq
flecainide: tambocor
ibutilide: corvert
mexiletine: namuscla
procainamide: pronestyl
propafenone: rythmol, arythmol
quinidine
## heart failure medication
acoramidis: attruby
dobutamine
dopamine
inamrinone
levosimendan: simdax
mavacamten: camzyos
milrinone: primacor
nesiritide: natrecor
omecamtiv
sotagliflozin: inpefa
tafamidis: vyndaqel, vyndamax
vericiguat: verquvo
## pulmonary hypertension medication
ambrisentan: letairis, volibris
bosentan: tracleer
epoprostenol: flolan, veletri
iloprost: ventavis
macitentan: opsumit
macitentan/tadalafil: opsynvi
riociguat: adempas
selexipag: uptravi
sotatercept: winrevair
treprostinil: remodulin, tyvaso, orenitram
## vasopressor
angiotensin ii: giapreza
droxidopa: northera
ephedrine: akovaz, emerphed
fludrocortisone: florinef
metaraminol
midodrine: proamatine, orvaten, bramox
norepinephrine = noradrenaline: levophed
vasopressin: vasostrict
## bleeding medication
aminocaproic acid: amicar
andexanet alfa: andexxa
antithrombin: thrombate
concizumab: alhemo
desmopressin: ddavp, noctiva, nocdurna, desmospray, stimate, desmomelt, noqdirna
emicizumab: hemlibra
etamsylate: dicynene
factor ix: benefix, alprolix, idelvion
factor viia: novoseven
factor viii: advate, eloctate, kogenate, altuviiio, jivi
fitusiran: qfitlia
idarucizumab: praxbind
phytonadione = phytomenadione, vitamin k: mephyton, konakion
protamine
prothrombin complex: kcentra, octaplex, beriplex
tranexamic acid = txa: lysteda, cyklokapron
## anemia medication
avatrombopag: doptelet
crizanlizumab: adakveo
daprodustat: jesduvroq
darbepoetin: aranesp
deferasirox: exjade, jadenu
deferiprone: ferriprox
deferoxamine = desferrioxamine: desferal
eltrombopag: promacta, revolade, alvaiz
epoetin alfa = epo, erythropoietin: procrit, epogen, retacrit, eprex
filgrastim: neupogen, zarxio, nivestym, granix, releuko
hydroxyurea = hydroxycarbamide: hydrea, droxia, siklos
l-glutamine: endari
luspatercept: reblozyl
lusutrombopag: mulpleta
methoxy polyethylene glycol-epoetin: mircera
mitapivat: pyrukynd
pegfilgrastim: neulasta, udenyca, fulphila, ziextenzo, nyvepria
plerixafor: mozobil
romiplostim: nplate
roxadustat: evrenzo
sargramostim: leukine
vadadustat: vafseo
voxelotor: oxbryta
## iron
ferric carboxymaltose: injectafer, ferinject
ferric citrate: auryxia
ferric derisomaltose: monoferric
ferric maltol: accrufer, feraccru
ferrous fumarate: ferretts, galfer, fersamal
ferrous gluconate: fergon
ferrous sulfate = ferrous sulphate: slow fe, feosol, fer-in-sol, feospan, ferrograd
ferumoxytol: feraheme
iron = iron supplement, iron pills, iron tablets
iron dextran: infed, cosmofer
iron sucrose: venofer
polysaccharide iron: niferex, ferrex
sodium feredetate: sytron
sodium ferric gluconate: ferrlecit
`
