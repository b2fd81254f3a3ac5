/** What a link to the site looks like where it is shared. */
export function shareCard(webp: string): string {
  return `<!doctype html><style>
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #faf8f4; color: #211f1b;
      font-family: 'Liberation Sans', Arial, sans-serif; position: relative }
    h1 { margin: 150px 0 0 72px; font-size: 64px; letter-spacing: -1.5px }
    p { margin: 24px 0 0 72px; width: 430px; font-size: 32px; line-height: 1.35; color: #5a554b }
    i { position: absolute; left: 72px; top: 72px; width: 72px; height: 8px; border-radius: 4px; background: #0e5e5b }
    img { position: absolute; left: 560px; top: 96px; width: 900px; border-radius: 16px; border: 1px solid #cfc8ba }
  </style><i></i><h1>Chartwright</h1><p>An AI scribe for clinicians that a clinic can run itself.</p>
  <img src="data:image/webp;base64,${webp}">`
}
