import { describe, expect, test } from 'vitest'
import { cleanSpeech } from './clean-speech.ts'

describe('speech without its noise', () => {
  test.each([
    ['um , i , i was taking , you know , the the pills', 'i was taking, the pills'],
    ["I do n't smoke", 'i do not smoke'],
    ["i'm gon na order it", 'i am going to order it'],
    ['five hundred milligrams twice a day', '500 mg twice a day'],
    ['five hundred m g', '500 mg'],
    ['fifty m c g', '50 mcg'],
    ['ten m l', '10 mL'],
    ['one twenty seven over eighty', '127/80'],
    ['a two out of six systolic murmur', 'a 2/6 systolic murmur'],
    ['It hurts . uh , a lot', 'it hurts. a lot'],
    ["it's been there since twenty eighteen", 'it has been there since 2018'],
    ['i you have a rash', 'you have a rash'],
    ['<UNIN/> yes', 'yes'],
    ['aldactone 12 . 5 milligrams', 'aldactone 12.5 mg'],
    ['aldactone twelve . five milligrams', 'aldactone 12.5 mg'],
    ['i-i do hear it', 'i do hear it'],
    ['i have yeah been eating , eh , rice', 'i have been eating, rice'],
    ['it do you have any swelling', 'do you have any swelling'],
    ['what is it do you think', 'what is it do you think'],
    ['I, and I have been sick', 'and i have been sick'],
    ['yes sir, the pills are blue', 'yes the pills are blue'],
    ['have you had like any rashes', 'have you had any rashes'],
    ['i am going to order just , an echo', 'i am going to order just an echo'],
    ['there is no, there is a little bit of fluid', 'there is a little bit of fluid'],
    ['there is no fluid', 'there is no fluid'],
    ['a an insect bite', 'an insect bite'],
    ['hey , dragon , order aspirin 81 mg daily', 'order aspirin 81 mg daily'],
  ])('%s', (said, clean) => {
    expect(cleanSpeech(said)).toBe(clean)
  })
})
