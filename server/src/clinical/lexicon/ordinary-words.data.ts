/**
 * Words of daily speech and of chemistry that are spelled much like a drug, or stand in official lists
 * of drugs: never taken for a misspelled drug, nor for one that was imported.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
ability abrasion acacia acetaldehyde acetate acetylcholine acetylcholinesterase acetylglucosamine acidity activate
active actively activities activity adenine adhesive adrenalize advance advanced advances aerobic affirmed airborne
alanine albumin alcohol aldosterone allergen almond altitude aluminum ammonia amplify androgen androgens android
androstenedione angioma angiomas anterior antispasmodic approval apricot aromatic arrival arsenic arthritic article
artificial asparagus aspartate aspergillus aspired aspiring assuring autoimmune avocado balance balanced bamboo banana
bandage barley barrier believe believed benefit benzene berman beryllium bismuth bittersweet blueberry boston bottle
bradykinin broccoli bromide bronchial bronchoscope bronchoscopy buckwheat butter cabbage caffeine camphor cannula
captain capture caramel carbinol carbohydrate carbohydrates carefully carmine carrington cartilage catalase catheter
cauliflower cayenne celebrate celebrity celery central century ceramide ceramides certain certainly cherry chicken
chloride chlorine cholestanol cholesterol choline cinnamon citrate citrulline clarinet clarity classic cleansers
clementine clinical clinics cloves cobalamin cocaine cochineal coconut collage collar collodion columns combinations
combine combined comfort comforting commit companion compete complain concept concern concerned concert concerts
condom condoms confirm confirmed consider constriction container continue control controlled convert cooler copper
correct correction corrective corrects cotton crayfish creating creatinine creation creative creator creatures crystal
cubilin culturally cushion cyclospora cymbals cypress cysteine cystine cytosine dandruff daytime decided declining
deficit deliver delivery deodorant deposit diagnose diagram dialysis diamond diaper diaphragm diaphragms diastolic
differing digital dihydrotestosterone disinfectant doctors dragon dressing duration dynactin elastin electrode element
elevate elevated embrace enabled enables endometrial endometrium enhancer enlarge enolase ensure ensuring entering
envelope ephedra erythrocytes erythropoiesis erythropoietic essential estimate estrogen estrogens ethanol eucalyptus
eventually examine exercise exercised fantastic feather feathers feature features federal females ferment ferrets
ferritin fibrinogen fibronectin figures filter finally flavor florida flowers fluorescent flutter fontanel foreign
forming fortune forward fracture fragrance frequent fructose fumarate further galactose gangliosides garlic gelatin
general genesis gentle genuine ginger gloves glucose glucosidase glutamate glutamine glutathione gluten glycine
glycogen glycosaminoglycans gradual grapefruit gravity grocery guanine halcyon handling hazelnut healing heather
helium hepacam heparan hepatic herbicide heroin histamine histidine history honestly hoodia hormone hormones hospital
however humidifier hurricane hurricanes hydantoin hydrate hydrogen hydroxylysine illness impact improve improved
include includes increase indigo indole information informing inhalants inhaling initial insect insecticides insects
interest interferes interfering internal inversus iodide iodine isolate isoleucine january keratin ketchup kitchen
lactate lactose lafayette lantern laryngeal lateral lavender lecithin legacy legend legumes lemongrass lentils leptin
letters lettuce leucine leukocytes library limited lipase listening literal lobster logical loosing lubricants machine
macrodontia maintain malate maltose manganese mannose margarine marijuana massive material maternal matrix maxillary
maximal maximum medical medicated memorial mention mercury meridian message mesylate methane methicillin methionine
methods metopic midtown migraine minerals minimal minimum mirroring mixture mobility moderate mollusks molybdenum
momentum monohydrate morning mortality mucocyst mustard mycobacterium myeloperoxidase myostatin natural needle nephron
neutral nickel nitrogen noggin nominal northern nothing nourish numeral nursing oatmeal octopus ongoing opinion
optimal optional options organic ornithine orthotic outside overall overtime oxalate oxidant oyster painful pancreas
pancreatic pantothenate papaya paprika parallel paraplegin partial patient patients pattern pediatric penalty
peppermint peptidase perform performed performing performs periods peroxidase personal pesticide phenylalanine
phosphate phosphatidylglycerol phosphatidylinositol phospholipid phospholipids phosphorus picaridin picture pineapple
placebo planned planning plasmin plasminogen plastic platelet platinum pleasant popular portion position positive
possible posture potential practice precede preceded precedes precise prefect premium prenatally prepare present
preserve preserved preserves president presidents pressure prevent prevents previous primary primrose principles
private proactive problem problems proceed proceeds process product products program progress prohibit prolactin
proline promise promote propel propels protease protect protecting protects protein proteins prothrombin
protoporphyrin provide provided provider provides prunes pseudo psoralen psoriasis pumpkin purpose pyridoxal
pyrimidine pyrophosphate pyruvate rabbit radical raspberry reality realize recede receive reclaim reclaims recover
rectal reduced reflect refresh regain regained regular relating relative relaxing release relief remains remedies
remember remembering remodeling removal replace request require resolve resource respond restore restored results
retinal retroviral retrovirus reverse revising revive reviving revolution rhapsody rosemary rotated rotates routine
safflower samarium sanctuary satisfy savings scabicide scrubs seasonal secretin section seizure seizures serine
serious serotonin service sestamibi several shampoo sherry shorten shorter shrimp silica silicone silver similar
singing singular society sodium solution somatostatin soothe sorbitol soybean special spermine spinach squash standard
starch station stellar sterile stethoscope stevia stimulate strange strawberry streptococcus stress strontium student
succinate sucrose suggest suitable sulfate sulfite sulfur sunflower supply support suppose suppressor supreme surgery
surpass survive suspect sustain suture sutures symmetry symptom symptoms syringe systems tangerine tartrate tension
terminal terminator testis tetrahydrobiopterin texture therapy thermal thrive throat thrombin thrombocytes through
thymidine thymine thymus thyroid thyrotropin titanium tobacco together tolerate tolerated tolerates tomato tomorrow
toothbrush toothpaste topical torment tracheostomy traction transfer tremble trembling trigger triglycerides trilogy
trimethylamine triphosphate triton trouble trypsin turnip typical tyrosine ultimate ultrasound uniform unusual uracil
uranium uridine urinary urocanase usually valine valuable vanilla vaporizer variable various venture verified version
vertical vertigo vessels victory village visible vitality vocally volunteer walker walnut watercress weather welcome
wheelchair whiskey willow without wonderful written xanthine xylitol yesterday yogurt
`
    .trim()
    .split(/\s+/),
)
