/** What is seen on the skin and of wounds. A row: `name = other words`. */
export const SKIN = `
## skin
benign-appearing mole = mole looks benign, mole looks harmless, harmless looking mole, mole is benign, benign-looking mole
blanching rash = rash blanches, rash fades when pressed, rash that blanches
bruises of different ages
crusting = crusted, crusted over
drainage from wound = wound draining, wound oozing, wound weeping, discharge from the wound, wound discharge, wound drainage, pus from the wound, oozing from the wound
dressing clean and dry = dressing dry, dressing clean dry and intact, dressing is clean and dry
erythema = erythematous
excoriations = scratch marks, excoriation, scratch marks on the skin
fluctuance = fluctuant, fluctuant swelling, fluctuation
granulation tissue = hypergranulation tissue
honey-colored crusts = honey colored crust, golden crusts, honey-colored crusting
incision well healed = incisions well healed, incision healing well, incision looks good, healed incision
induration = indurated, hardening of the skin
infection signs = signs of infection, sign of infection, infected looking, evidence of infection, looks infected
irregular borders = irregular border, ragged edges, uneven edges, jagged borders, uneven borders
lesion benign = benign looking, benign lesion, lesion looks benign
lesion suspicious = suspicious lesion, suspicious mole, suspicious moles
lichenification = lichenified, thickened leathery skin
lymphangitic streaking = red streaks, red streaking, red streaking up the arm, lymphangitis streaks, red lines tracking up, streaking up the arm
maceration = macerated, soggy skin, macerated skin
macules = flat spots, macular rash
maculopapular rash
mole normal = normal mole, mole looks normal
nail bed intact
necrosis = necrotic, dead tissue, necrotic tissue, black tissue
nonblanching rash = non-blanching rash, purpuric rash, purpura
papules = papular rash, raised spots
petechiae
petechial rash
plaque = plaques
purulent discharge = pus drainage, purulent drainage, purulence
pustules = pustular rash, pus-filled spots, pus filled bumps
regular borders = smooth borders, even borders, smooth edges, well-defined borders, smooth border, regular border, regular edges
scaly erythematous plaques
scaly plaques
skin dry = dry skin on exam
skin intact = skin is intact
skin normal = clear skin, normal skin, skin exam normal, skin clear
skin tear
skin tenting = tents when pinched, skin stays up when pinched
skin turgor decreased = poor skin turgor
skin turgor normal = good skin turgor, normal skin turgor, good turgor, skin turgor good, turgor normal
skin warm and dry = warm and dry skin, skin is warm and dry
slough = sloughy, sloughy base
splinter hemorrhages
surrounding erythema = redness around the wound, surrounding redness, skin around it red, redness around it, skin around the wound is red, redness of the surrounding skin, redness around the edges, red around the edges, red around it, redness around the incision, skin around it is red
surrounding erythema and warmth = skin around it red and warm, skin around it is red and warm, red and warm around it, redness and warmth around it
sutures intact = stitches intact, stitches in place, sutures in place, stitches are intact, staples intact, staples in place
ulceration = ulcerated, ulcer
uniform color = even in color, even color, same color throughout, one color throughout, even colour, uniform colour, even in colour
vesicles = vesicular rash, fluid-filled blisters, little blisters, small blisters
warmth to touch = warm to touch, hot to touch, warm to the touch, hot to the touch
wheals
wound clean = clean wound, wound looks clean, wound edges clean, wound is clean, clean wound edges
wound dehiscence = wound opened up, wound has opened, wound came apart, wound is gaping, wound has come open, edges of the wound have separated, incision opened up
wound edges well approximated = wound edges together, edges well approximated, wound edges are together, wound edges opposed
wound healing well = wound is healing nicely, wound healing nicely, healing nicely, wound looks good, healing wound, wound looks healthy, scar healing well, wound healing, cut is healing well, wound is healing well
wound infected = wound looks infected
`
