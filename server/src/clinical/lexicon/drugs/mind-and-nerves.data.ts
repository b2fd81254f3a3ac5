/** Drugs of the mind and the nervous system. A row: `name = other generic names: brands`. */
export const DRUGS_OF_MIND_AND_NERVES = `
## antidepressant
agomelatine: valdoxan
amitriptyline: elavil, tryptizol
amoxapine
brexanolone: zulresso
bupropion: wellbutrin, zyban, wellbutrin sr, wellbutrin xl, aplenzin, forfivo
citalopram: celexa, cipramil
clomipramine: anafranil
desipramine: norpramin
desvenlafaxine: pristiq, khedezla
dextromethorphan/bupropion: auvelity
dosulepin = dothiepin: prothiaden
doxepin: sinequan, silenor, zonalon, xepin
duloxetine: cymbalta, drizalma, yentreve
escitalopram: lexapro, cipralex
esketamine: spravato
fluoxetine: prozac, sarafem, oxactin, olena
fluvoxamine: luvox, faverin
gepirone: exxua
imipramine: tofranil
isocarboxazid: marplan
levomilnacipran: fetzima
lofepramine: gamanil
maprotiline
mianserin
milnacipran: savella
mirtazapine: remeron, zispin
moclobemide: manerix
nefazodone: serzone
nortriptyline: pamelor, aventyl, allegron
paroxetine: paxil, seroxat, pexeva, brisdelle
phenelzine: nardil
protriptyline: vivactil
reboxetine: edronax
selegiline: emsam, eldepryl, zelapar
sertraline: zoloft, lustral
tranylcypromine: parnate
trazodone: desyrel, oleptro, molipaxin
trimipramine: surmontil
venlafaxine: effexor, efexor, effexor xr, vensir
vilazodone: viibryd
vortioxetine: trintellix, brintellix
zuranolone: zurzuvae
## antipsychotic
amisulpride: solian, barhemsys
aripiprazole: abilify, aristada
asenapine: saphris, sycrest
benperidol
brexpiprazole: rexulti
cariprazine: vraylar, reagila
chlorpromazine: thorazine, largactil
clozapine: clozaril, denzapine, zaponex, versacloz
flupentixol = flupenthixol: depixol, fluanxol
fluphenazine: prolixin, modecate
haloperidol: haldol
iloperidone: fanapt
levomepromazine: nozinan
loxapine: adasuve
lumateperone: caplyta
lurasidone: latuda
molindone
olanzapine: zyprexa, zypadhera
olanzapine/fluoxetine: symbyax
olanzapine/samidorphan: lybalvi
paliperidone: invega, invega sustenna, xeplion
perphenazine: trilafon
perphenazine/amitriptyline
pimavanserin: nuplazid
pimozide: orap
promazine
quetiapine: seroquel
risperidone: risperdal, perseris, uzedy
sulpiride: dolmatil
thioridazine: mellaril
thiothixene: navane
trifluoperazine: stelazine
xanomeline/trospium: cobenfy
ziprasidone: geodon
zuclopenthixol: clopixol
## mood stabiliser
divalproex = valproate semisodium: depakote
lithium = lithium carbonate: lithobid, eskalith, priadel, camcolit
valproate = valproic acid, sodium valproate: depakene, epilim, depacon, convulex
## benzodiazepine
alprazolam: xanax
chlordiazepoxide: librium
clobazam: onfi, sympazan, frisium
clonazepam: klonopin, rivotril
clorazepate: tranxene
diazepam: valium, diastat, valtoco
estazolam
flurazepam: dalmane
loprazolam
lorazepam: ativan
lormetazepam
midazolam: versed, nayzilam, buccolam, hypnovel
nitrazepam: mogadon
oxazepam: serax
quazepam: doral
remimazolam: byfavo
temazepam: restoril
triazolam: halcion
## anxiety medication
buspirone: buspar
hydroxyzine: atarax, vistaril, ucerax
meprobamate: equanil, miltown
meprobamate/aspirin: equagesic
## sleep medication
daridorexant: quviviq
doxylamine: unisom
eszopiclone: lunesta
lemborexant: dayvigo
melatonin: circadin, slenyto
ramelteon: rozerem
sodium oxybate: xyrem, xywav, lumryz
suvorexant: belsomra
tasimelteon: hetlioz
zaleplon: sonata
zolpidem: ambien, edluar, stilnoct
zopiclone: imovane, zimovane
## adhd medication
amphetamine: adzenys, evekeo, dyanavel
amphetamine/dextroamphetamine = amphetamine salts: adderall, mydayis, adderall xr
atomoxetine: strattera
centanafadine
dexmethylphenidate: focalin, azstarys
dextroamphetamine = dexamfetamine: dexedrine, zenzedi, procentra, amfexa
guanfacine: intuniv, tenex
lisdexamfetamine: vyvanse, elvanse
methamphetamine: desoxyn
methylphenidate: ritalin, concerta, daytrana, metadate, quillivant, jornay, medikinet, equasym, xaggitin, delmosart, cotempla, aptensio, matoride
viloxazine: qelbree
## wakefulness medication
armodafinil: nuvigil
modafinil: provigil
pitolisant: wakix
solriamfetol: sunosi
## anticonvulsant
acetazolamide: diamox
brivaracetam: briviact
cannabidiol = cbd, cbd oil: epidiolex, epidyolex
carbamazepine: tegretol, carbatrol, equetro
cenobamate: xcopri, ontozry
eslicarbazepine: aptiom, zebinix
ethosuximide: zarontin
felbamate: felbatol
fenfluramine: fintepla
fosphenytoin: cerebyx
gabapentin: neurontin, gralise, horizant
ganaxolone: ztalmy
lacosamide: vimpat
lamotrigine: lamictal
levetiracetam: keppra, spritam, elepsia
oxcarbazepine: trileptal, oxtellar
perampanel: fycompa
phenobarbital = phenobarbitone: luminal, sezaby
phenytoin: dilantin, epanutin, phenytek
piracetam: nootropil
pregabalin: lyrica, alzain, axalid
primidone: mysoline
rufinamide: banzel, inovelon
stiripentol: diacomit
tiagabine: gabitril
topiramate: topamax, trokendi, qudexy, eprontia
vigabatrin: sabril, vigadrone, kigabeq
zonisamide: zonegran
## parkinson's medication
amantadine: symmetrel, gocovri, osmolex
apomorphine: apokyn, kynmobi, apo-go
benztropine = benzatropine: cogentin
carbidopa: lodosyn
carbidopa/levodopa = co-careldopa: sinemet, rytary, duopa, parcopa, duodopa, crexont
carbidopa/levodopa/entacapone: stalevo
co-beneldopa: madopar
entacapone: comtan, comtess
foscarbidopa/foslevodopa: vyalev, produodopa
istradefylline: nourianz
levodopa = l-dopa: inbrija
opicapone: ongentys
orphenadrine: norflex, disipal
pramipexole: mirapex, mirapexin
procyclidine: kemadrin, arpicolin
rasagiline: azilect
ropinirole: requip, adartrel
rotigotine: neupro
safinamide: xadago
tolcapone: tasmar
trihexyphenidyl: artane
## dementia medication
aducanumab: aduhelm
donanemab: kisunla
donepezil: aricept, adlarity
galantamine: razadyne, reminyl
lecanemab: leqembi
memantine: namenda, ebixa
memantine/donepezil: namzaric
rivastigmine: exelon
## movement medication
deutetrabenazine: austedo
dextromethorphan/quinidine: nuedexta
edaravone: radicava
omaveloxolone: skyclarys
riluzole: rilutek, tiglutik
tetrabenazine: xenazine
tofersen: qalsody
valbenazine: ingrezza
## migraine medication
almotriptan: axert, almogran
atogepant: qulipta, aquipta
butalbital/acetaminophen/caffeine: fioricet, esgic
butalbital/aspirin/caffeine: fiorinal
dihydroergotamine: migranal, trudhesa
eletriptan: relpax
eptinezumab: vyepti
erenumab: aimovig
ergotamine/caffeine: cafergot
fremanezumab: ajovy
frovatriptan: frova, migard
galcanezumab: emgality
isometheptene: midrin
lasmiditan: reyvow
naratriptan: amerge, naramig
pizotifen: sanomigran
rimegepant: nurtec, vydura
rizatriptan: maxalt
sumatriptan: imitrex, imigran, tosymra, zembrace, onzetra
sumatriptan/naproxen: treximet
ubrogepant: ubrelvy
zavegepant: zavzpret
zolmitriptan: zomig
## multiple sclerosis medication
alemtuzumab: lemtrada, campath
cladribine: mavenclad, leustatin
dalfampridine = fampridine: ampyra, fampyra
dimethyl fumarate: tecfidera
diroximel fumarate: vumerity
fingolimod: gilenya
glatiramer: copaxone, glatopa
interferon beta: avonex, rebif, betaseron, plegridy, extavia, betaferon
natalizumab: tysabri
ocrelizumab: ocrevus
ofatumumab: kesimpta, arzerra
ozanimod: zeposia
ponesimod: ponvory
siponimod: mayzent
teriflunomide: aubagio
ublituximab: briumvi
## nerve and muscle disease medication
amifampridine: firdapse
eculizumab: soliris, bkemv
edrophonium
efgartigimod: vyvgart
eteplirsen: exondys
inebilizumab: uplizna
inotersen: tegsedi
neostigmine: bloxiverz
nusinersen: spinraza
onasemnogene: zolgensma
patisiran: onpattro
pyridostigmine: mestinon
ravulizumab: ultomiris
risdiplam: evrysdi
rozanolixizumab: rystiggo
satralizumab: enspryng
vutrisiran: amvuttra
zilucoplan: zilbrysq
`
