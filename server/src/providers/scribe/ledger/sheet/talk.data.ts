/** A program that listens is told to do something. */
export const TO_DEVICE = /(?:^|\b(?:hey|hi|okay|ok),? )(?:dragon|dax|scribe|computer)\b/i

type Row = readonly [name: string, pattern: RegExp, example: string]

/** A step of the examination that the clinician is about to take. */
export const EXAMINES =
  /\b(?:(?:first|next|last|other|one) thing i(?:'d| would|'m going| want| wanna)\b.{0,24}|i(?:'d| would) like,? to,? |i(?:'m| am) (?:just )?(?:going to|gonna) |i (?:just )?want(?: to|na) )(?:\w+,? ){0,6}(?:have a (?:quick )?look (?:at|down|in)|measure your|feel your|count your|take your (?:pulse|temperature|blood pressure)|listen to your|check your (?:pulse|temperature|breathing|throat|oxygen))\b/i

/** The next visit without its day. */
export const PARTING = /\bsee you (?:next time|soon|later|around)[.!]*$/i

/** What is said around a visit and tells nobody what to do. */
export const TALK: readonly Row[] = [
  [
    'a farewell',
    /^(?:(?:drive|travel) safe(?:ly)?|take care\b.*|good ?luck|bye\b.*|see you|thanks?\b.*|thank you\b.*|you're welcome|say hi\b.*|save me\b.*|hope you\b.*)[.!]*$/i,
    'Drive safe.',
  ],
  [
    'a parting without a day',
    PARTING,
    'The nurse brings your papers and we will see you next time.',
  ],
  [
    'praise',
    /^(?:good|great|nice|well|right|sensible) (?:call|timing|question|job|done|thinking|point)\b|\bgood for (?:you|them|him|her)\b/i,
    'Good call on the tablets.',
  ],
  [
    'consolation',
    /^(?:i know|i hear you|i get it|i understand|i'm sorry|sorry|don't worry|don't be nervous|of course|no problem|no arguing|fair enough|that's (?:fine|fair|okay|ok|alright|all right|right|honest|terrific|awesome|great|good|tough)|i can see|i'm not surprised)\b(?!.{30})/i,
    "That's fair.",
  ],
  [
    'the examination',
    /\b(?:let me (?:see|look|feel|have|take|examine|put|pull|check|tell|turn|move|do)|hop up|pop (?:this|them)|socks off|lean forward|open (?:your mouth )?wide|hold your hands|push (?:up )?against|lift your (?:arm|leg|top)|take (?:a|some) (?:deep )?breaths?|tell me (?:when|where|about|what|the)|walk (?:over )?to the door|bend it as far|turn (?:around|over)|make an okay sign|spread your|roll up|stand the phone|press the|bring him in|jump for me|can you (?:show|see|hear|open|put|press)|i'm going to (?:repeat it now|look|take a|pull|press|skip)|don't talk)\b/i,
    'Take a deep breath for me.',
  ],
  [
    'a fact of the record',
    /^(?:you could put|i have you at|i(?:'ve| have) got|it(?:'s| is) in here|you got it|you had|you were|you've been|you said|it was)\b/i,
    'I have got you down for ten milligrams.',
  ],
  [
    'an opening',
    /\b(?:come (?:on )?(?:in|through)|have a seat|nice to meet|good to see you|date of birth|how are (?:you|we))\b/i,
    'Come on in and have a seat.',
  ],
  [
    'a bare answer',
    /^(?:\S+ ){1,3}(?:is|'s)? ?(?:fine|okay|ok|alright)[.!]$|^(?:\S+ )?\S+'s (?:fine|okay|ok|alright)[.!]$/i,
    "One cup's fine.",
  ],
  [
    'only half a thought',
    /^(?:hm+|huh|well|maybe|perhaps|exactly|perfect|done|yes|no|sure)[.,!]*$/i,
    'Exactly.',
  ],
  [
    'an opinion',
    /\b(?:isn't|'s not|not) (?:so |that )?(?:great|good|ideal|bad|nice)\b(?!.*\b(?:so|stop|don't|avoid)\b)/i,
    "A cane's not great on stairs.",
  ],
  [
    'more of the examination',
    /\b(?:physical exam|examin(?:e|ation|ing)|listen to your|call(?:ing)? (?:it|them|this)? ?(?:out|up)|my (?:exam|findings)|as i run through|press on|tap on)\b|^(?:go ahead and |i (?:just )?want you to |i'd like you to |just )*(?:straighten|squeeze|follow my|push (?:your|against|down|up)|pull|bend|make a fist|wiggle|back up|close your eyes|reach out your|look (?:straight|up|down|left|right))\b|\b(?:don't let me|strain your|as (?:stiff|hard) as you can)\b/i,
    'I am going to listen to your lungs.',
  ],
  [
    'what the record says',
    /\b(?:it (?:says|looks like we)|you (?:did )?(?:indicated?|mentioned)|i (?:also |do )?see (?:here|that|in)|i'm looking|i know you're on|we do have to ask|you're currently|looking at (?:your|the) (?:chart|records?|notes|problem list)|we've had you on)\b/i,
    'It looks like we have you on ten milligrams.',
  ],
  [
    'the work of the practice',
    /\b(?:front desk|discharged?|print(?:ing)? out|into the computer|(?:nurse|assistant) (?:will|to|in|come)|stay on the line|off the record|stipend|parking|document)\b(?!.*\b(?:weeks?|months?)\b)/i,
    'My nurse will bring the form.',
  ],
  ['a step of the examination', EXAMINES, "The next thing I'd like to do is measure your pulse."],
  ['an order to a device', TO_DEVICE, 'Hey, dragon, order ten tablets.'],
  [
    'a lead-in',
    /\b(?:let's|let me|have to|want to|going to|gonna) (?:just |now )?(?:talk|review|go over|explain|focus|move on)\b|\btalk a (?:little )?bit about\b|\b(?:here's where|the good news)\b/i,
    "Let's talk about the plan.",
  ],
  [
    'a hope',
    /\b(?:i hope|look forward|good to see you|nice (?:to see|seeing) you|see you soon|have a (?:good|great|nice))\b|^(?:we'll|we will|let's) (?:see (?:how|what)|go from)\b(?!.*\b(?:weeks?|months?|days)\b)/i,
    "We'll see how it goes.",
  ],
  [
    'an errand',
    /\blet me (?:just )?(?:go )?(?:grab|fetch|print|find)\b/i,
    'Let me go grab the discount card.',
  ],
  [
    'another look, nobody says when',
    /^(?:then |and )?we can (?:just )?(?:have|take) (?:another|a) look\b(?!.*\b(?:weeks?|months?|days?|if)\b)/i,
    'We can have another look at your foot.',
  ],
  [
    'causes that nobody names',
    /\b(?:a few|several|many|a number of|lots of) (?:different )?(?:things|causes|reasons|possibilities)\b(?!,? (?:like|such as|you can|to do)\b)/i,
    'It could be a few different things.',
  ],
  ['money', /\b(?:insurance|expensive|bucks|co-?pay|thousands)\b/i, 'It is about eighty bucks.'],
]

/** What was weighed and not decided. */
export const OPTION: readonly Row[] = [
  [
    'could',
    /\b(?:i|we) could (?!see\b)(?!.*\bbut i(?: think|'d sooner|'d rather (?!not)))|^could (?:be|even)\b|^(?:the other one|perhaps)\b/i,
    'We could give you a patch.',
  ],
  [
    'was thought of',
    /\b(?:i|we) (?:thought|was thinking|were thinking|was wondering|did think|went back and forth|was going back)\b/i,
    'I thought about a scan.',
  ],
  [
    'would normally',
    /\bnormally\b.*\b(?:'d|would)\b|\bis what i'd generally\b/i,
    'Normally I would start steroids.',
  ],
  [
    'one of several',
    /\byour options\b|\bone (?:option|way)\b|\bthere(?:'s| are|'re) (?:two|three|several|other) (?:ways|options|parts)\b|^(?:one|two|three) is\b|^(?:or |then |there's also )there's\b|\bthere's (?:also )?(?:an? |the )?\w+, which\b|\badd-on\b/i,
    'One option is surgery.',
  ],
  [
    'is left alone',
    /\b(?:let's park|we'll leave (?:that|it)|leave that\.|i'd rather not|i don't want to (?:use|just)|hold(?:ing)? off|so i'm not doing that|we're not (?:doing|going)|up our sleeve|i'd skip|no need|don't need to)\b/i,
    "I'd rather not use it.",
  ],
  [
    'an offer',
    /^(?:would you|do you want|shall we|how about|what about|are you willing|will you)\b/i,
    'Would you try the gum',
  ],
  [
    'may come later',
    /\b(?:i|we|you) (?:may|might) (?:also )?(?:need|have(?! (?:lost|had|been|seen|got|\w+ed)\b)|want|consider)\b(?!.*\b(?:if|depending|unless|until)\b)|\bwe can (?:always|consider)\b/i,
    'We may need to do further tests.',
  ],
  [
    'a list of options',
    /\b(?:options include|(?:the )?other option|couple (?:of )?options|if you(?:'re| are) interested)\b/i,
    'Options include a cast.',
  ],
  [
    'an undecided wish',
    /\bbut let me\b|\bi'd ask the\b/i,
    "I'd like to stop it, but let me call your cardiologist.",
  ],
]
