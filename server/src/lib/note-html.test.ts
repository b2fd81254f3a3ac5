import { expect, test } from 'vitest'
import { sanitizeNote } from './note-html.ts'

test.each([
  ['<h2>SOAP</h2><p>Cough &amp; fever, BP &lt; 120</p>', undefined],
  ['<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>', undefined],
  ['<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>', undefined],
  ['<p>a<br>b</p><hr>', '<p>a<br />b</p><hr />'],
  [
    '<b>a</b><i>b</i><strike>c</strike><del>d</del>',
    '<strong>a</strong><em>b</em><s>c</s><s>d</s>',
  ],
  ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><style>p{}</style>after', 'after'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<a href="javascript:alert(1)">link</a>', 'link'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<table><tr><td>120/80</td></tr></table>', '120/80'],
  ['<p>unclosed', '<p>unclosed</p>'],
  ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
  ['plain < text & more', 'plain &lt; text &amp; more'],
  ['مريم 👩🏽‍⚕️', undefined],
  ['', undefined],
])('%j', (given, expected = given) => {
  expect(sanitizeNote(given)).toBe(expected)
  expect(sanitizeNote(sanitizeNote(given))).toBe(expected)
})
