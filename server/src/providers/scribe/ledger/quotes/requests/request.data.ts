/** How somebody asks what is allowed or needed, each with an example that it is in and one that it is not in. */
export const ASKS_LEAVE: readonly (readonly [
  name: string,
  pattern: RegExp,
  example: string,
  unlike: string,
])[] = [
  [
    'what one may do',
    /\b(?:can|could|may|should|shall) (?:i|we|he|she|they|it)\b(?! (?:just |quickly )?(?:ask|say|tell|show|use your|use the (?:bathroom|toilet|loo|restroom)|sit|stand|get dressed|put my|get my|have a seat|have some water|go now|leave now|pay|park|be (?:serious|anything|cancer)|see (?:it|that|the)|record|bring)\b)/i,
    'Can I still go swimming?',
    'Can I just ask something?',
  ],
  [
    'what is needed',
    /\b(?:do|does|will|would|did) (?:i|we|he|she|they) (?:still |also |really )?(?:need (?:to|an?|any|another)|have to)\b/i,
    'Do I need another scan?',
    'Do we have any plasters?',
  ],
  [
    'whether it is safe',
    /\b(?:is it|would it be|is that|are we|am i|is (?:he|she)) (?:ok|okay|all right|alright|safe|fine|allowed) (?:to|if|for)\b/i,
    'Is it okay to fly next week?',
    'Is it okay?',
  ],
  [
    'when others will be in touch',
    /\b(?:when|how soon|how long) (?:will|do|would|before|until|till) (?:i|we) (?:hear|know|get (?:the|my|a|an))\b/i,
    'When will I hear from the clinic?',
    'When will I see you?',
  ],
  [
    'about a thing alone',
    /^(?:(?:okay|ok|right|oh|and|so|but),? )*(?:what about(?: (?:the|my|his|her|our))?|and (?:the|my|his|her|our)) (?!(?:you|it|that|this|now|then|him|them)\b)\w+(?: (?!(?:is|are|was|were|has|had)\b)\w+){0,3}\?$/i,
    'And the dog?',
    'And the dog was ill?',
  ],
]

/** An answer that allows, forbids or sets terms. */
export const ANSWERS: readonly (readonly [
  name: string,
  pattern: RegExp,
  example: string,
  unlike: string,
])[] = [
  [
    'yes or no',
    /^(?:(?:well|um|uh|oh|okay|i'm afraid|sorry|ah),? )*(?:no|not|yes|yeah|yep|sure|absolutely not|only|definitely)\b/i,
    'Not this week.',
    'That depends.',
  ],
  [
    'what to do',
    /^(?:(?:well|um|uh|oh|okay),? )*(?:please |just |i'd |you can |you could |you should |you may |best to )?(?:avoid|hold off|stay|keep|don't|do not|nothing|wait|skip|try|leave|stop|take|use|go easy|rest|cut)\b/i,
    'Hold off until the scan.',
    'I had a dog.',
  ],
  [
    'how soon',
    /^(?:(?:well|um|uh|oh|okay|so|probably|usually|hopefully),? )*(?:within|in|by|about|around|it'll be|it takes) (?:about |around |the )*(?:an?|one|two|three|four|five|six|seven|eight|ten|few|couple|end|next|\d+)\b/i,
    'Within ten days.',
    'In the kitchen.',
  ],
  [
    'on what terms',
    /^(?:(?:well|um|uh|oh|okay),? )*(?:if|as long as|once|after|until|when) (?!you (?:remember|say|came))/i,
    "If it's comfortable, short trips.",
    'It was comfortable.',
  ],
]

/** Words of such a question or answer that name nothing. */
export const SAYS_NOTHING_ASKED =
  /\b(?:no|not|yes|yeah|yep|right|fine|good|okay|ok|alright|then|back|come|go|get|give|off|on|up|still|keep|need|have|what about|should|shall|may|only|even|first|another|as|well|if|not|no)\b|(?<=\w)['’](?:s|d|ll|re|m)\b/gi
