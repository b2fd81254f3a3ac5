const list = (level: number, mark: string, text: string, isLast = false): string =>
  `<p class=MsoListParagraphCxSp${isLast ? 'Last' : 'Middle'} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`

/** As Word puts it on the clipboard. */
export const wordDocument = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Secret title</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} @list l0 {mso-list-id:1} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=EN-US style='mso-fareast-font-family:"Times New Roman"'>Visit of 3 May<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>Patient of <b>54
years</b> from <st1:City w:st="on"><st1:place w:st="on">Lisbon</st1:place></st1:City>, <span style='font-style:italic'>no</span> <span style='text-decoration:underline'>known</span> <s>old</s> allergies.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${list(1, '·', 'Cough')}
${list(1, '·', 'Fever')}
${list(2, 'o', 'at night')}
${list(1, '·', 'Fatigue', true)}
<p class=MsoNormal>Plan:<o:p></o:p></p>
${list(1, '1.', 'Fluids')}
${list(1, '2.', 'Review', true)}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${list(1, '4.', 'Continued item', true)}
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=301 valign=top><p class=MsoNormal><b>Test</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Value</b></p></td></tr>
<tr><td><p class=MsoNormal>Sodium</p></td><td><p class=MsoNormal>140 mmol/l</p></td></tr></table>
<!--EndFragment-->
</body></html>`

/** Each calls `hit()` if any of it runs. */
export const xssCorpus = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()><script>hit()</script></svg>',
  '<p onclick=hit() onmouseover=hit()>text</p>',
  '<a href="javascript:hit()">link</a>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<math><mtext></p><style><img src=x onerror=hit()></style></mtext></math>',
  '<svg><p><style><img title="</style><img src=x onerror=hit()>"></svg>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<template><img src=x onerror=hit()></template>',
  '<form><button formaction="javascript:hit()">x</button></form>',
  '<video><source onerror=hit()></video>',
  '<details open ontoggle=hit()>text</details>',
  '<input autofocus onfocus=hit()>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<style>@import "javascript:hit()";</style>',
  '<p style="background:url(javascript:hit())">text</p>',
  '<table><td><img src=x onerror=hit()></td></table>',
  '<b <script>hit()</script>0',
  '<img src="x` `<script>hit()</script>"` `>',
  '"><svg/onload=hit()>',
  '<math href="javascript:hit()">x</math>',
  '<!--<img src="--><img src=x onerror=hit()//">',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<base href="javascript:hit()//">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<p id=x name=__proto__ data-x="hit()">text</p>',
  '<xmp><p title="</xmp><img src=x onerror=hit()>"></xmp>',
  '<select><option><img src=x onerror=hit()></option></select>',
  '<textarea><img src=x onerror=hit()></textarea>',
  '&lt;img src=x onerror=hit()&gt;',
]
