import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { nameConcept } from '../ledger/naming/name-concept.ts'

/** Everyday words and their names. A row: `words, other words = name`. */
const NAMED = `
## social
social drinker, drinks socially = drinks alcohol socially
teetotal, I'm teetotal, on the wagon, off the booze = abstinent from alcohol
never touch a drop, touch alcohol = alcohol use
never touched a cigarette, never had a cigarette = smoking
chain smoker, a heavy smoker = heavy smoking
I roll my own = smokes hand-rolled cigarettes
gave up smoking, given up smoking = former smoker
smoke weed, smoking weed = cannabis use
chew tobacco = chewing tobacco
live on my own, live by myself = lives alone
live with my husband = lives with husband
on my feet all day = on feet all day
a desk job, sit at a desk all day = has a desk job
night shifts, I work nights = works night shifts
off sick, signed off, on sick leave = signed off work
couch potato = sedentary lifestyle
a sweet tooth = has a sweet tooth
salt on everything = adds salt to food
sleeping rough = homelessness
in sheltered housing = lives in sheltered housing
check my blood pressure at home = monitors blood pressure at home
prick my finger = monitors blood glucose at home
I lost my wife, my husband died = widowed
money is tight = financial stress
a lot on my plate = stress
## history
high blood = hypertension
dodgy heart = heart disease
dodgy heart valve = abnormal heart valve
touch of sugar = diabetes
a touch of arthritis = arthritis
lazy thyroid = hypothyroidism
nervous breakdown, mental breakdown = nervous breakdown
bad nerves = anxiety
cancer in the prostate = prostate cancer
lost a baby = miscarriage
put my back out = lumbar strain
fell off a ladder = fall from a ladder
a hernia fixed = hernia repair
stents put in = stent
took my gallbladder out, gallbladder taken out = cholecystectomy
they took my spleen out = splenectomy
grommets put in = ear tubes
tubes tied, tubes clipped = tubal ligation
women's operation = gynecological surgery
knee replaced = knee replacement
false teeth = dentures
normal birth = vaginal delivery
hepatitis A shot = hepatitis a vaccine
## family
high blood = hypertension
dodgy heart = heart disease
suffers with her nerves = anxiety
## plan
pop back, pop back in = follow-up
sign you off = time off work
put your feet up, feet up = elevation
a bag of frozen peas = ice
go easy on the salt = low salt diet
lay off the booze = avoid alcohol
cut down on the booze = reduce alcohol
pack in the cigarettes = smoking cessation
cut down on cigarettes = reduce smoking
get moving more = increase physical activity
keep it clean and dry = keep the area clean and dry
plenty to drink = hydration
stick to bland foods = bland diet
little and often = small frequent meals
nothing heavy = no heavy lifting
keep an eye on your sugars = home glucose monitoring
a diary of your headaches = headache diary
shift some weight = weight loss advice
`

/** Words near them that say more, less or something else. A row: `words = not the name`. */
const OTHERS = `
## social
want to quit smoking = former smoker
used to go to the gym = goes to the gym
used to work night shifts = works night shifts
work in a nursing home = lives in a nursing home
nursing home = lives in a nursing home
glass of water = alcohol use
station wagon = abstinent from alcohol
sober = abstinent from alcohol
a pair of glasses = alcohol use
live with my husband and his mother = lives with husband
lost my wife's number = widowed
## history
high blood sugar = hypertension
thin blood = anemia
bad back = lumbar strain
the change = menopause
car broke down = nervous breakdown
cancer in the liver = liver cancer
shot in the arm = gunshot wound
took my tablets out = surgery
## plan
cut out caffeine in the evenings = reduce caffeine
put your feet up on a stool = rest
keep the ear clean and dry = keep the area clean and dry
able to drive = no driving
cut down on sugar = reduce alcohol
keep him off nursery = time off school
stay off it = time off work
`

function rowsOf(table: string): [FactKind, string, string][] {
  let kind = ''
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) kind = line.slice(3)
      const [words = '', name] = line.split(' = ')
      return name === undefined
        ? []
        : words
            .split(', ')
            .map((said): [FactKind, string, string] => [kind as FactKind, said, name])
    })
}

test.each(rowsOf(NAMED))('%s: "%s" is %s', (kind, said, name) => {
  expect(nameConcept(kind, said)).toBe(name)
})

test.each(rowsOf(OTHERS))('%s: "%s" is not %s', (kind, said, name) => {
  expect(nameConcept(kind, said)).not.toBe(name)
})
