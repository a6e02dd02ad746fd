/** Elements whose content parsers treat as text or parse in another mode. */
const elements = [
  ...['noembed', 'noframes', 'noscript', 'xmp', 'textarea', 'title', 'iframe', 'style', 'script', 'template'],
  ...['plaintext', 'select', 'svg', 'math', 'table', 'form', 'option', 'frameset', 'object', 'details'],
  ...['svg><style', 'svg><desc', 'svg><foreignObject', 'math><mtext><table><mglyph><style'],
];

const inElements = elements.flatMap((open) => {
  const first = open.split('>')[0];
  const last = open.split('>').at(-1);
  return [
    `<${open}><img title="</${first}><img src onerror=alert(1)>">`,
    `<p>a</p><${open}><img src=x onerror=alert(1)></${last}>b`,
    `<${open}><!--</${first}><img src onerror=alert(1)>-->`,
    `<${open} title="><img src=x onerror=alert(1)>">x`,
    `<p title="<${open}>"></p><img title="</${first}>" src=x onerror=alert(1)>`,
  ];
});

/** Articles that try to run a script or to cause a report of the security policy. */
export const hostileArticles: readonly string[] = [
  ...inElements,
  '<p>a<img src="https://evil.example/a.png">b</p>',
  '<table><tr><td><img src="//evil.example/a.png"></td></tr></table>',
  '<!--<img title="--><img src onerror=alert(1)>">',
  '<!--><img src onerror=alert(1)>-->',
  '<!---><img src onerror=alert(1)>-->',
  '<!-- a --!><img src onerror=alert(1)> -->',
  '<!x><img src onerror=alert(1)>',
  '<?x><img src onerror=alert(1)>',
  '<![CDATA[><img src onerror=alert(1)>]]>',
  '</ ><img src onerror=alert(1)>',
  '<base href="https://evil.example/">',
  '<BASE HREF=//evil.example target=_top>',
  '<p><base href="https://evil.example"><img src="a"></p>',
  '<img src=x onerror=alert(1)//',
  '<img/src=x/onerror=alert(1)>',
  '<img """ onerror=alert(1) src=x>',
  `<img a'b onerror=alert(1) c'd src=x>`,
  '<img src=`x`onerror=alert(1)>',
  '<img\fonerror=alert(1) src=x>',
  '<p style="color:red">x</p>',
  '<p a"style="color:red">x</p>',
  '<p =style=x onclick=1>',
  `<p a='>' onclick=alert(1)>x`,
  '<p a=x" onclick=alert(1) b=">x',
  '<<img onclick=1 src=x>',
  '<a\nonclick\n=\n"alert(1)">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<body onload=alert(1)>',
  '<form action=x><input name=attributes><input formaction=x></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<select><noembed><img title="</noembed></select><img src onerror=1>">',
  '<p><b onclick=1</p><i onclick=2>',
];
