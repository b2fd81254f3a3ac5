/** How a patient lives. A row: `name = other words`. */
export const SOCIAL = `
## social history
alcohol use = alcohol, drinking, drink alcohol, drinks, drink, beer, wine, drinking alcohol, alcoholic drinks, liquor, spirits, whiskey, whisky, vodka, drink socially, drinks socially, social drinker, social drinking, drink beer, drink wine, glass of wine, drink a glass of wine, no alcohol
caffeine use = caffeine, coffee, energy drinks
cannabis use = marijuana, cannabis, weed, pot, smoke weed, smoking weed, smoke marijuana, smoke pot, smoked weed
cocaine use = cocaine, crack
diet = eating habits, my diet, what i eat
divorced
drug use = recreational drugs, illicit drugs, street drugs, illicit drug use, recreational drug use, recreational drug, use drugs, drugs, illegal drugs
former smoker = used to smoke, quit smoking years ago, ex-smoker, stopped smoking, stopped smoking cigarettes, quit smoking cigarettes
homelessness = homeless, living on the street
lives alone = live alone, living alone, live by myself, on my own at home, live on my own, living on my own, live on your own, lives on his own, lives on her own, live by myself in my house, live alone at home
lives with family = live with my family, living with family
married
new sexual partner = new sexual partners, new partner
occupation = job, work, my job, employment, works as
pets = pet, dog, cat, dogs, cats
retired = retirement
sexually active = sexual activity, having sex, sexual partner
sick contact = sick contacts, anyone sick at home, contact with someone sick
single = not married
smoking = tobacco use, never smoked, non-smoker, nonsmoker, smoke, cigarettes, smoker, tobacco, smokes, pack a day, cigarette, pack of cigarettes, smoke cigarettes, packs a day, smoking cigarettes, packs of cigarettes, packs of cigarettes a day, half a pack of cigarettes a day
travel = traveling, travelling, trip, been abroad, traveled abroad, travelled, foreign travel
unemployed = out of work, not working, lost my job
vaping = vape, e-cigarette, e-cigarettes, vapes
widowed = widow, widower
work stress = stressed at work, work is stressful, stressful job, stress at work, job is stressful, stressed with work
`
