/** What is found in joints and spine, and the tests of them. A row: `name = other words`. */
export const JOINTS_AND_SPINE = `
## joints and spine
achilles tendon tenderness = tender achilles tendon, tenderness over the achilles tendon, tender over the achilles
acromioclavicular joint tenderness = ac joint tenderness, tender ac joint, tenderness over the ac joint, tenderness over the collarbone joint, tender over the ac joint
adson's test = adson test
ankle anterior drawer test = anterior drawer of the ankle
anterior drawer test = anterior drawer
apley test = apley's test, apley grind test
apprehension test = apprehension sign, shoulder apprehension test
arthritic changes
bicipital groove tenderness = tender bicipital groove, tenderness over the biceps tendon, tender biceps tendon
bony tenderness = bone tenderness
bouchard's nodes = bouchard nodes
calf tenderness = tender calf
cozen test = cozen's test
crepitus = grinding, grating
cross-body adduction test = cross body test, cross-arm test, cross-arm adduction test, scarf test, pain when brought across the body
decreased range of motion = reduced range of motion, limited range of motion on exam, restricted range of motion, reduced movement, restricted movement, movement restricted, limited movement, movement limited, reduced range of movement, restricted range of movement, range of motion limited, range of motion decreased, range of motion reduced, loss of range of motion, movement is limited, range of motion restricted, movement is restricted, limited range of movement, range of motion is limited
deformity = deformities
drawer test = drawer sign
drop arm test = drop arm sign
effusion
empty can test
faber test = faber, patrick's test, faber's test
facet joint tenderness = facet tenderness, tender facet joints
fadir test = fadir
femoral stretch test = femoral nerve stretch test, femoral stretch
finkelstein test = finkelstein's test
flexion contracture = fixed flexion, fixed flexion deformity
full range of motion = normal range of motion, good range of motion, range of motion normal, range of motion good, range of motion is normal, moves fully, full movement, movements full, full range of movement, moves through the full range, normal range of movement, moves well in all directions, good range of movement, range of motion full, movement full, movement is full, full movements, range of movement normal, full and painless range of motion, range of movement full, full rom, range of motion intact, movement is normal, moves normally
gaenslen test = gaenslen's test
genu valgum = knock knees
genu varum = bow legs, bowed legs
hawkins test = hawkins sign, hawkins, hawkins kennedy test, hawkins-kennedy, hawkins impingement test
heberden's nodes = heberden nodes
hematoma = haematoma, collection of blood
hip click = clicky hip, hip clicks
hip rotation painful = pain on hip rotation, hip rotation hurts, pain with hip rotation
homans sign = homan's sign, homans' sign
impingement sign = impingement signs, impingement test, impingement tests
joint effusion = fluid on the joint
joint line tenderness = tender joint line, tenderness along the joint line, tender along the joint line, tenderness over the joint line, joint line tender, tenderness at the joint line
joint stable = stable joint, joint is stable
joint warmth = warm joint, hot joint, joint is warm, joint is hot, joint feels warm
knee effusion = fluid on the knee, effusion of the knee, water on the knee, effusion in the knee, fluid in the knee, fluid in your knee, effusion on the knee
lachman test = lachman's, lachman's test, lachman, lachman sign
lateral epicondyle tenderness = tender lateral epicondyle, tenderness over the lateral epicondyle, tenderness on the outside of the elbow, tender on the outer elbow, tender over the lateral epicondyle
lateral joint line tenderness = tender lateral joint line, tenderness along the outer joint line, outer joint line tenderness, tenderness over the lateral joint line, tenderness along the lateral joint line
lateral malleolus tenderness = tenderness over the lateral malleolus, tender lateral malleolus, tender over the outer ankle bone, tenderness over the outer ankle bone
laxity = joint laxity
leg length discrepancy = one leg shorter than the other, unequal leg length, leg length difference, legs unequal in length
leg length equal = equal leg lengths, legs the same length, leg lengths equal
ligaments stable = ligaments feel solid, stable ligaments, ligaments solid, ligaments are stable, ligaments feel stable
log roll test = log roll
lumbar lordosis reduced = loss of lumbar lordosis, loss of the normal curve in the low back
lumbar paraspinal tenderness = paraspinal tenderness, paraspinal muscle tenderness, paravertebral tenderness, tender lumbar muscles, tenderness in the muscles beside the lower spine, tender paraspinal muscles in the low back
lumbar spine tenderness
mcmurray test = mcmurray's test, mcmurray's, mcmurray
medial epicondyle tenderness = tender medial epicondyle, tenderness over the medial epicondyle, tenderness on the inside of the elbow, tender over the medial epicondyle
medial joint line tenderness = tender medial joint line, tenderness along the inner joint line, inner joint line tenderness, tenderness over the medial joint line, tenderness along the medial joint line, tenderness at the medial joint line
medial malleolus tenderness = tenderness over the medial malleolus, tender medial malleolus, tender over the inner ankle bone, tenderness over the inner ankle bone
midline tenderness = midline spine tenderness, tenderness over the spine bones, bony spine tenderness, tenderness over the bones of the spine, vertebral tenderness, tender over the bones of the spine, tenderness in the midline, tenderness over the spinous processes, spinous process tenderness
navicular tenderness = tenderness over the navicular, tender navicular
neer test = neer's test, neer, neer sign, neer's, neer's sign
noble test
ober test = ober's test
ortolani and barlow tests = ortolani and barlow, barlow and ortolani
pain with motion = pain with movement, pain with range of motion, pain on movement, hurts to move
painful arc = painful arc of movement, painful arc sign
paraspinal spasm = spasm of the paraspinal muscles, paraspinal muscle spasm, tight muscles along the spine, spasm in the muscles along the spine
patella tracking normal = kneecap tracks normally, patella tracks normally
patellar apprehension = patellar apprehension test
patellar grind test
patellar tenderness = tender kneecap, tenderness over the kneecap, kneecap tenderness, tender over the kneecap, tenderness over the patella, tender patella
patellar tendon tenderness = tender patellar tendon, tenderness over the patellar tendon
piano key test
pivot shift test = pivot shift
plantar fascia tenderness = tender plantar fascia, tender under the heel, tenderness under the heel, tenderness over the plantar fascia, tenderness at the bottom of the heel
posterior drawer test
rotational deformity = rotated finger, malrotation of the finger, finger rotation deformity
sacroiliac joint tenderness = si joint tenderness, tender si joint, tenderness over the si joint, tender sacroiliac joint, tender over the si joint, tenderness over the sacroiliac joint
schober test = schober's test
snuffbox tenderness
speed's test = speed test
spinal tenderness
spine normal = normal spine, back exam normal, normal back exam, spine straight, spine is straight, back straight
stress testing stable = stable to stress testing, stable on stress testing, stable to valgus and varus stress
syndesmosis squeeze test
synovitis = boggy joint, boggy joints, boggy swelling of the joint, boggy synovium
talar tilt test = talar tilt
thessaly test
thompson test = thompson's test, calf squeeze test, simmonds test
trendelenburg sign = trendelenburg test, trendelenburg
trigger points = trigger point, tender knots in the muscle, tender trigger points
triggering of the finger = finger catches, finger triggers
trochanteric tenderness = greater trochanter tenderness, tenderness over the greater trochanter, tender over the outer hip bone, tenderness over the trochanter
valgus stress test = valgus stress
varus stress test = varus stress
yergason test = yergason's test
`
