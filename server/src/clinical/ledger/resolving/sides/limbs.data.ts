/** Parts that a visit can be about, and the limb that each is of: who hurt the ankle keeps off that leg. */
export const LIMB_OF: Readonly<Record<string, string>> = {
  ankle: 'leg',
  arm: 'arm',
  breast: 'breast',
  calf: 'leg',
  ear: 'ear',
  elbow: 'arm',
  eye: 'eye',
  femur: 'leg',
  finger: 'arm',
  flank: 'flank',
  foot: 'leg',
  forearm: 'arm',
  groin: 'groin',
  hand: 'arm',
  heel: 'leg',
  hip: 'leg',
  humerus: 'arm',
  index: 'arm',
  knee: 'leg',
  leg: 'leg',
  meniscus: 'leg',
  metatarsal: 'leg',
  shoulder: 'arm',
  thigh: 'leg',
  thumb: 'arm',
  toe: 'leg',
  wrist: 'arm',
}

/** Parts of which one side has several: their plural is not of both sides. */
export const SEVERAL_ON_A_SIDE: readonly string[] = ['finger', 'metatarsal', 'toe']

/** What has no place of its own may be of these; an eye or a breast has its own words. */
export const JOINTED: readonly string[] = ['arm', 'leg']
