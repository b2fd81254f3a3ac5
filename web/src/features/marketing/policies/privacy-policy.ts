import { TERM_CHANGE_NOTICE_DAYS } from '@chartwright/contract/limits'
import type { OperatorWords } from './operator-words.ts'
import type { PolicySection } from './policy-page.tsx'

/** Document 1 §2 names the eight. */
export function privacyPolicy(words: OperatorWords): readonly PolicySection[] {
  const { operator, Operator, reach, compliance, audioDeletion } = words
  return [
    {
      title: 'Contact',
      parts: [
        `Questions about this policy, and requests about your information, go to ${operator}: ${reach}. Please do not put information about patients into an email.`,
      ],
    },
    {
      title: 'About this policy',
      parts: [
        `Chartwright is software that an organisation installs and runs itself. ${Operator} decides who may use this installation, where its data is kept and for how long, and is responsible for it. The makers of the software have no access to it and receive nothing from it.`,
        'This policy covers two kinds of people: the practitioners who have an account, and the patients whose visits they document. The relation between a practitioner and a patient, and what a patient must be told or asked before a recording, is governed by the law of the place of care.',
      ],
    },
    {
      title: 'Information that is collected',
      parts: [
        [
          'Account: name, email address, role, country and, if given, specialty, organisation and title; the password only as a one-way hash; second factors of sign-in.',
          'Clinical: names of patients, sessions, recordings, transcripts, notes, templates, tasks and questions put to the assistant.',
          'Technical: the time, path and result of requests and the address they came from, so that abuse can be limited and faults found. Logs hold no patient content.',
        ],
        'There is no advertising, no tracking across sites and no analytics service.',
      ],
    },
    {
      title: 'How it is collected',
      parts: [
        [
          'From you, when you sign up, fill in your profile, type, paste or upload.',
          'From the microphone of your device, only while the recording panel says that it is recording.',
          'From Google, if you choose to sign in with it: your name, your email address and its identifier of your account.',
          'From your browser, which keeps you signed in and keeps what is not saved yet. Cookies and local storage are used for that alone; sign-in data lasts 7 days, the token that renews it 30 days.',
        ],
      ],
    },
    {
      title: 'How it is used',
      parts: [
        'To give you the service: turning speech into text, drafting notes and tasks, answering questions about a session, signing you in and sending the mails that belong to your account. It is not sold, and it is not used to train models.',
        `By default speech and text are processed on the computer that runs this installation. ${Operator} may set up an outside service for either; what is needed for the request then goes to that service, under the agreement with it. Ask ${operator} whether this is so.`,
        'It is disclosed to others only where the law demands it.',
      ],
    },
    {
      title: 'How it is protected',
      parts: [
        'Every practitioner sees their own patients and sessions and nobody else’s: the program asks for the owner in every query, and the database enforces it a second time. Passwords are hashed, second factors are available, sessions end by themselves, and repeated attempts are slowed down. Connections are encrypted where the installation is reached over https.',
        `Recorded sound is ${audioDeletion}, as ${operator} has set it, and so is what it tells of the voices of a visit, by which lines of the transcript are told apart. Voices are never compared with those of other visits. Sound that has not reached the server yet stays on your device until it has.`,
        ...(compliance
          ? [
              `The software supports the safeguards that HIPAA and PIPEDA require for health information. Using them so that the law is met, and having the agreements it asks for, is the responsibility of ${operator} and of each practitioner.`,
            ]
          : []),
        'No protection is perfect. If a breach puts you or your patients at risk, those concerned are told as the law requires.',
      ],
    },
    {
      title: 'Your rights to access, correct and complain',
      parts: [
        [
          'Access: ask for a copy of the information that is held about you.',
          'Correct: change your profile under Settings, or ask for a correction.',
          'Delete: delete sessions, notes, tasks and templates yourself, or ask for your account to be closed.',
          `Complain: write to ${operator}, and if the answer does not satisfy you, to the authority for data protection where you live.`,
        ],
        'Patients turn to the practitioner who treats them; the practitioner keeps the medical record and answers for it.',
      ],
    },
    {
      title: 'Changes to this policy',
      parts: [
        `Changes are published on this page. For major changes there is notice ${TERM_CHANGE_NOTICE_DAYS} days before they take effect.`,
      ],
    },
  ]
}
