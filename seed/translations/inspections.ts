import { withHardSpaces } from './hardSpaces.ts';

/** Notes of the sample reports that are no common remarks, in German and Arabic. */
const notes: Readonly<Record<string, readonly [german: string, arabic: string]>> = {
  'Kerb mark on the front left rim': [
    'Bordsteinkratzer an der Felge vorne links',
    'احتكاك بالرصيف في الجنط الأمامي الأيسر',
  ],
  'Small dent in the left rear door': [
    'Kleine Delle in der Tür hinten links',
    'انبعاج صغير في الباب الخلفي الأيسر',
  ],
  'Front tyres of 2019': ['Vorderreifen von 2019', 'الإطاران الأماميان من إنتاج 2019'],
  'Rear discs at their limit; we replace them before handover': [
    'Scheiben hinten an der Verschleißgrenze; wir ersetzen sie vor der Übergabe',
    'الأقراص الخلفية عند حد التآكل المسموح، ونستبدلها قبل التسليم',
  ],
  'Paint is whole': ['Der Lack ist unbeschädigt', 'الطلاء سليم'],
  'One of three': ['Einer von dreien', 'واحد من ثلاثة'],
  'Scratched at the right corner': ['Verkratzt an der rechten Ecke', 'خدوش عند الركن الأيمن'],
  'Both right doors painted again after a parking accident; invoice of 2024 is with the papers': [
    'Beide rechten Türen nach einem Parkschaden nachlackiert; Rechnung von 2024 liegt bei',
    'أُعيد طلاء البابين الأيمنين بعد حادث في موقف سيارات، وفاتورة 2024 مع الأوراق',
  ],
  'Front 5 mm left': ['Vorne noch 5 mm', 'متبقٍّ 5 مم في الأمام'],
  'Scratch behind the left door': ['Kratzer hinter der linken Tür', 'خدش خلف الباب الأيسر'],
  'From 2019, still 82 %': ['Von 2019, noch 82 %', 'من إنتاج 2019، وما زالت عند 82%'],
  'Maps of 2023': ['Kartenstand 2023', 'الخرائط من عام 2023'],
  'Dent, stone chip and scratches of branches on the left': [
    'Delle, Steinschlag und Kratzer von Zweigen auf der linken Seite',
    'انبعاج وأثر حصاة وخدوش من أغصان الشجر على الجانب الأيسر',
  ],
  'Sand in the boot, since cleaned': [
    'Sand im Kofferraum, inzwischen entfernt',
    'رمل في الشنطة، نُظّف بعد الفحص',
  ],
};

/** `Translations` of a report with these lines of points and flaws. */
export function translateNotes(lines: readonly string[]) {
  const own = Object.entries(notes).filter(([note]) => lines.some((line) => line.endsWith(` ${note}`)));
  const pick = (index: 0 | 1) =>
    Object.fromEntries(own.map(([note, texts]) => [note, withHardSpaces(texts[index])]));
  return { de: pick(0), ar: pick(1) };
}
