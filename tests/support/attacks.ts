/** Hostile text of one line, at most 100 characters. */
export const attacks = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)> \'; -- {{7*7}}',
  '\u202eevil\u2066 text',
  '__proto__ constructor javascript:alert(1) %00 #',
  '=HYPERLINK("https://evil.example","0%")',
  'x'.repeat(100),
] as const;
