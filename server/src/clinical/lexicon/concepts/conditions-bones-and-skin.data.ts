/** Conditions of joints, muscles, bones and skin, and injuries. A row: `name [ICD-10-CM code] = other words`, with a code where the name alone leads to one. */
export const CONDITIONS_OF_BONES_AND_SKIN = `
## joints
ankylosing spondylitis [M45.9] = axial spondyloarthritis
arthritis [M19.90] = rheumatism, arthritic, arthritis in the joints, touch of arthritis
avascular necrosis [M87.00] = osteonecrosis
baker's cyst [M71.20] = bakers cyst, popliteal cyst
bunion [M21.619] = hallux valgus, bunions
bursitis [M71.9] = inflamed bursa
charcot foot [M14.679] = charcot joint, rocker bottom foot
chondromalacia patellae [M22.40] = chondromalacia
costochondritis [M94.0] = inflamed rib cartilage
frozen shoulder [M75.00] = adhesive capsulitis
ganglion cyst [M67.40] = ganglion
gout [M10.9] = gouty arthritis
gout flare = gout attack, gouty flare, flare of gout
hallux rigidus [M20.20] = stiff big toe
hammertoe [M20.40] = hammer toe
hip dysplasia
hip osteoarthritis [M16.9] = osteoarthritis of the hip, hip arthritis, hip degenerative joint disease, arthritis of the hip
joint hypermobility [M35.7] = hypermobility, hypermobile joints
juvenile arthritis [M08.90] = juvenile idiopathic arthritis
knee osteoarthritis [M17.9] = osteoarthritis of the knee, knee arthritis, arthritis of the knee, arthritis in the knee
olecranon bursitis [M70.20] = elbow bursitis
osteoarthritis [M19.90] = degenerative joint disease, wear and tear arthritis, oa, degenerative arthritis, wear and tear, djd
polymyalgia rheumatica [M35.3] = pmr, polymyalgia
pseudogout [M11.20] = cppd
psoriatic arthritis [L40.50]
reactive arthritis [M02.9]
rheumatoid arthritis [M06.9] = ra, rheumatoid
sacroiliitis [M46.1]
septic arthritis [M00.9] = infected joint, joint infection
synovitis [M65.90]
temporomandibular joint disorder [M26.609] = tmj, tmj disorder, jaw joint problem, tmj dysfunction
trochanteric bursitis [M70.60] = hip bursitis
## tendons and muscles
achilles tendinitis [M76.60] = achilles tendonitis, achilles tendinopathy
achilles tendon rupture = ruptured achilles, torn achilles
biceps tendinitis [M75.20] = biceps tendonitis
compartment syndrome
de quervain's tenosynovitis [M65.4]
dupuytren's contracture [M72.0] = dupuytren's
fibromyalgia [M79.7]
iliotibial band syndrome [M76.30] = it band syndrome
lateral epicondylitis [M77.10] = tennis elbow
medial epicondylitis [M77.00] = golfer's elbow
muscle strain = pulled muscle, strained muscle, muscle pull
muscle tear = torn muscle
myositis [M60.9]
osgood-schlatter disease [M92.529] = osgood schlatter
patellar tendinitis [M76.50] = jumper's knee
patellofemoral pain syndrome [M22.2X9] = runner's knee, patellofemoral syndrome
plantar fasciitis [M72.2] = plantar fascitis
polymyositis [M33.20]
rhabdomyolysis [M62.82] = rhabdo
rotator cuff injury
rotator cuff tear [M75.100] = torn rotator cuff
rotator cuff tendinopathy [M75.100] = rotator cuff tendinitis, rotator cuff tendonitis
sarcopenia [M62.84]
shin splints
shoulder impingement [M75.40] = impingement syndrome, shoulder impingement syndrome
stenosing tenosynovitis
tendinitis = tendonitis, tendinopathy, inflamed tendon
tenosynovitis [M65.90]
torticollis [M43.6] = wry neck
trigger finger [M65.30] = locking finger
## back and neck
acute lumbar strain
bulging disc [M51.9] = bulging discs, disc bulge
cauda equina syndrome [G83.4] = cauda equina
cervical radiculopathy [M54.12] = pinched nerve in the neck, trapped nerve in the neck
cervical spondylosis [M47.812] = cervical arthritis, neck arthritis, arthritis in the neck
coccydynia [M53.3] = tailbone pain, coccyx pain
degenerative disc disease [M51.9] = disc degeneration, worn discs, crumbling discs
facet arthropathy [M47.819]
herniated disc [M51.9] = slipped disc, slipped disk, disc herniation, herniated disk, prolapsed disc, ruptured disc, blown disc
kyphosis [M40.209] = hunched back, dowager's hump
lumbar fracture
lumbar radiculopathy [M54.16] = pinched nerve in the back, trapped nerve in the back
lumbar spinal stenosis = lumbar stenosis
lumbar strain = back strain, back sprain, strained back, pulled back, lumbar sprain, lumbosacral strain, put my back out, threw my back out, threw out my back, pulled my back, ricked my back
mechanical back pain = postural back pain
neck strain = cervical strain, ricked my neck
sciatica [M54.30] = sciatic nerve pain, sciatic pain
scoliosis [M41.9] = curved spine, curvature of the spine, crooked spine, twisted spine
spinal stenosis [M48.00] = narrowing of the spine
spondylolisthesis [M43.10]
vertebral compression fracture [M48.50XA] = compression fracture
whiplash
## bones
bone spur [M25.70] = bone spurs, osteophyte
clubfoot [Q66.89] = club foot
flat feet [M21.40] = fallen arches, flat foot, pes planus
hairline fracture
heel spur = heel spurs
osteomalacia [M83.9]
osteomyelitis [M86.9] = bone infection, infection in the bone
osteopenia [M85.80] = low bone density, thin bones
osteoporosis [M81.0] = brittle bones, bone thinning
paget's disease of bone [M88.9]
perthes disease [M91.10]
rickets [E55.0]
slipped capital femoral epiphysis [M93.003] = scfe
stress fracture [M84.30XA]
## injuries
abrasion = graze, scrape
amputation
ankle fracture = broken ankle, fractured ankle
ankle sprain = sprained ankle, ankle strain
anterior cruciate ligament tear = acl tear, torn acl
arm fracture = broken arm
assault = assaulted, beaten up, mugged
bicycle accident = bike accident, bike crash, cycling accident, fell off my bike, came off my bike
bite wound = animal bite
bruise = contusion, contusions
burn = burns, scald
cat bite
clavicle fracture = broken collarbone, collarbone fracture
dislocation = dislocated joint
distal phalanx fracture
distal radius fracture = colles fracture
dog bite
elbow dislocation = dislocated elbow
elbow fracture = broken elbow
fall from a ladder = fell off a ladder, came off a ladder
finger dislocation = dislocated finger
finger fracture = broken finger
foot fracture = broken foot, fractured foot
foreign body = foreign object
fracture = broken bone, fractures, fractured bone, broken bones
frostbite
hand fracture = broken hand, fractured hand
head injury = head trauma, bump on the head, blow to the head, hit my head, hit his head, hit her head
heat exhaustion
heat stroke = heatstroke
heel fracture = broken heel
hip dislocation = dislocated hip
hip fracture = broken hip
humerus fracture
hypothermia
insect bite = bug bite, bug bites, insect bites, mosquito bite
insect sting = bee sting, wasp sting
jaw fracture = broken jaw
knee dislocation = dislocated knee
knee sprain = sprained knee, knee strain
laceration = cut, lacerations, gash
leg fracture = broken leg
ligament injury = torn ligament, ligament tear
lisfranc fracture = lisfranc injury
medial collateral ligament injury = mcl injury
medial collateral ligament sprain = mcl sprain, mcl strain, medial collateral ligament strain
medial collateral ligament tear = mcl tear, torn mcl
meniscus tear = torn meniscus, meniscal tear, torn cartilage in the knee
motor vehicle accident = car accident, car crash, mva, road traffic accident, motor vehicle collision, auto accident, car wreck, vehicle accident, traffic accident, vehicle collision, road accident, car smash, fender bender
motorcycle accident = motorbike accident, motorbike crash, motorcycle crash, came off my motorbike
nasal fracture = broken nose
neck fracture = broken neck
needlestick injury = needle stick, bloodborne pathogen exposure
overdose
patella dislocation = dislocated kneecap, dislocated patella
patella fracture = broken kneecap, fractured kneecap
pelvic fracture = broken pelvis
poisoning
posterior cruciate ligament injury = pcl injury
posterior cruciate ligament sprain = posterior cruciate ligament strain
posterior cruciate ligament tear = pcl tear
proximal humerus fracture
rear-end collision = rear-ended, rear ended, hit from behind, hit from the back
rib fracture = broken rib, cracked rib, broken ribs, fractured rib
shoulder dislocation = dislocated shoulder
shoulder fracture = broken shoulder
shoulder strain = shoulder sprain
skull fracture
spinal fracture = broken back, fractured spine, broken spine
sprain = sprained
sunburn [L55.9] = sun burn
tibia fracture = tibial fracture, broken shin
tibial plateau fracture
tick bite
toe fracture = broken toe
tooth fracture = broken tooth, chipped tooth
twisted ankle = rolled ankle
twisted knee
work injury = accident at work, work accident, injured at work, hurt at work, workplace injury, industrial accident
wrist fracture = broken wrist
## connective tissue
autoimmune disease = immune disease, immune diseases, autoimmune condition, autoimmune disorder
behcet's disease [M35.2] = behçet's disease
chronic fatigue syndrome [G93.32] = me/cfs, myalgic encephalomyelitis
discoid lupus
ehlers-danlos syndrome [Q79.60] = ehlers danlos
granulomatosis with polyangiitis [M31.30] = wegener's
lupus
marfan syndrome [Q87.40] = marfan's
mixed connective tissue disease [M35.1]
scleroderma [M34.9] = systemic sclerosis
sjogren's syndrome [M35.00] = sjogren's, sjögren's syndrome
systemic lupus erythematosus [M32.9] = sle, systemic lupus
## rash
acne [L70.9] = pimples, zits, spots on my face
acne vulgaris [L70.0]
allergic reaction = allergic reactions
anaphylaxis = anaphylactic shock, anaphylactic reaction
angioedema = angio-oedema
atopic dermatitis [L20.9] = atopic eczema
contact dermatitis [L25.9] = irritant dermatitis, allergic contact dermatitis
dandruff [L21.0]
dermatitis [L30.9] = skin inflammation
diaper rash [L22] = nappy rash
drug eruption [L27.0] = drug rash
dyshidrotic eczema [L30.1] = pompholyx
eczema [L30.9]
eczema flare = eczema flare-up, flare of eczema
erythema multiforme [L51.9]
erythema nodosum [L52]
hand eczema [L30.9]
heat rash [L74.0] = prickly heat
hidradenitis suppurativa [L73.2] = hidradenitis
hives [L50.9] = urticaria, welts, nettle rash, wheals
intertrigo [L30.4]
keratosis pilaris
lichen planus [L43.9]
lichen sclerosus [L90.0]
pemphigoid [L12.0] = bullous pemphigoid
perioral dermatitis [L71.0]
photosensitivity [L56.8] = sun allergy
pityriasis rosea [L42]
plaque psoriasis
poison ivy [L23.7] = poison oak, poison sumac
psoriasis [L40.9]
rosacea [L71.9]
scalp psoriasis [L40.9]
seborrheic dermatitis [L21.9] = seborrhoeic dermatitis, cradle cap
stasis dermatitis [I87.2] = venous eczema, varicose eczema
stevens-johnson syndrome [L51.1]
vitiligo [L80]
## skin infection
abscess [L02.91] = boil, boils, furuncle
athlete's foot [B35.3] = tinea pedis, fungal foot infection
cellulitis [L03.90]
chickenpox [B01.9] = varicella, chicken pox
cold sore [B00.1] = cold sores, herpes labialis, fever blister, fever blisters
cutaneous candidiasis [B37.2]
erysipelas [A46]
folliculitis [L73.9] = infected hair follicles
genital warts [A63.0] = condyloma
hand, foot and mouth disease [B08.4] = hand foot and mouth, hand foot and mouth disease
head lice [B85.0] = lice, nits
herpes simplex [B00.9] = herpes
impetigo [L01.00]
ingrown hair [L73.1]
ingrown toenail [L60.0] = ingrowing toenail
jock itch [B35.6] = tinea cruris
molluscum contagiosum [B08.1] = molluscum
mrsa infection [A49.02] = mrsa
necrotizing fasciitis [M72.6]
onychomycosis [B35.1] = toenail fungus, nail fungus, fungal nail, fungal toenail, fungal nail infection, toe fungus
paronychia [L03.019] = infected nail, nail infection
pityriasis versicolor [B36.0] = tinea versicolor
plantar wart = verruca, verrucas
ringworm [B35.9] = tinea corporis, tinea
scabies [B86]
shingles [B02.9] = herpes zoster, zoster
skin infection
staph infection
wart [B07.9] = warts
wound infection = infected wound, infected cut
yeast infection of the skin = skin yeast infection
## other skin
actinic keratosis [L57.0] = solar keratosis, actinic keratoses
alopecia [L65.9]
alopecia areata
callus [L84] = calluses
corn [L84] = corns, corns and calluses
dermatofibroma [D23.9]
epidermoid cyst [L72.0] = sebaceous cyst, skin cyst
foot ulcer
hyperhidrosis [R61] = excessive sweating disorder
keloid [L91.0] = keloid scar
leg ulcer
lipoma [D17.9] = fatty lump, fatty lumps
melasma [L81.1]
mole [D22.9] = moles, nevus, naevus
nonhealing foot ulcer
pressure ulcer [L89.90] = bedsore, pressure sore, bed sore, bedsores, decubitus ulcer, pressure sores
scar [L90.5] = scar tissue
seborrheic keratosis [L82.1] = seborrhoeic keratosis
skin tag [L91.8] = skin tags
skin ulcer [L98.499]
stretch marks [L90.6] = striae
xerosis [L85.3]
`
