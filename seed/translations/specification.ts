import { bullets, h2, p, picture, quote, steps } from '../blogs/html.ts';
import type { BlogTexts, Translated } from '../types.ts';

export const specificationIn = (glass: string): Translated<BlogTexts> => ({
  de: {
    title: 'Europäische oder Golfstaaten-Ausführung? Was sich wirklich unterscheidet',
    summary:
      'Größere Kühler, andere Software, anderes Glas: Manches, was über Ausführungen erzählt wird, stimmt, und manches ist seit zwanzig Jahren überholt.',
    content: [
      p(
        'Auf jedem Gebrauchtwagenmarkt in Kairo hören Sie es: <em>Der hier ist aus den Golfstaaten, der kühlt besser</em>; oder: <em>Der hier ist aus Europa, der hat nie Sand gesehen</em>. Beide Sätze können stimmen. Sehen wir uns an, welche Unterschiede es bei einem modernen Auto wirklich gibt und welche zur Folklore geworden sind.',
      ),
      h2('Kühlung: weniger Unterschied, als man denkt'),
      p(
        'Vor zwanzig Jahren hatten Autos für die Golfstaaten größere Kühler, einen zusätzlichen Lüfter und einen stärkeren Klimakompressor. Heute bauen die meisten Hersteller ein Kühlsystem für die ganze Welt und überlassen den Rest der Software. Wir haben im Augustverkehr auf dem 26.-Juli-Korridor die Kühlmitteltemperatur gemessen, beim selben Modell in beiden Ausführungen: Der Unterschied betrug <strong>zwei Grad</strong>.',
      ),
      p(
        'Ausnahmen gibt es. Große V8-Motoren und SUVs mit Anhängerpaket haben in der Golfstaaten-Ausführung manchmal noch einen zusätzlichen Ölkühler. Wir schlagen das anhand der FIN nach, bevor Sie bestellen.',
      ),
      h2('Ausstattung: Meist gewinnt Europa'),
      bullets(
        '<strong>Assistenten.</strong> In Europa sind Notbrems- und Spurhalteassistent und die Tempolimit-Erkennung Pflicht. Vielen Autos aus den Golfstaaten fehlen sie.',
        '<strong>Licht.</strong> Matrixscheinwerfer, die nur den Teil des Lichts abblenden, der blenden würde, sind in Europa üblich und anderswo selten.',
        '<strong>Sitze.</strong> Heizung ist Serie, Belüftung kostet Aufpreis; in den Golfstaaten ist es umgekehrt. Für Ägypten suchen wir immer nach Belüftung.',
        '<strong>Verbrauch.</strong> Mildhybride sparen in der Stadt etwa einen Liter und fehlen in Golfstaaten-Ausführungen oft.',
      ),
      picture(glass, 'Seitenscheiben einer Limousine im Abendlicht'),
      h2('Glas, Lack und Gummi'),
      p(
        'Ein Auto aus Hamburg hat viel weniger Sonne gesehen als eines aus Dubai. Armaturenbrett, Türdichtungen und Klarlack altern vor allem durch ultraviolettes Licht; deshalb sieht ein sechs Jahre alter Innenraum aus Europa oft aus wie ein zwei Jahre alter von der Küste. Dafür hat es vielleicht Salz auf winterlichen Straßen gesehen. Darum gehören eine Hebebühne, eine helle Lampe und ein ehrlicher Blick auf den Unterboden zu jeder unserer Prüfungen.',
      ),
      quote(
        'Hitze lässt altern, was man sieht. Salz lässt altern, was man nicht sieht. Prüfen Sie entsprechend.',
      ),
      h2('Navigation, Radio und Garantie'),
      p(
        'Über CarPlay und Android Auto zeigen europäische Geräte ohne jede Änderung Arabisch an. Eingebaute Karten brauchen manchmal ein regionales Update, das wir aufspielen. Die europäische Herstellergarantie gilt in Ägypten nicht von selbst; unsere eigene deckt dieselben Teile für dieselbe Zeit ab, in unserer Werkstatt.',
      ),
      h2('Welche also?'),
      steps(
        'Bei einem Neuwagen: die europäische, mit belüfteten Sitzen und wärmedämmendem Glas.',
        'Bei einem Gebrauchten bis sechs Jahre: die europäische, wenn der Unterboden sauber ist.',
        'Bei einem großen V8 oder für schwere Anhänger: Sehen Sie sich auch die Golfstaaten-Ausführung an und vergleichen Sie die Ausstattungslisten Zeile für Zeile.',
      ),
      p(
        'Und wenn Ihnen jemand sagt, eine Ausführung sei einfach „besser“, fragen Sie zurück: besser <em>wofür</em>?',
      ),
    ].join(''),
  },
  ar: {
    title: 'مواصفات أوروبية أم خليجية؟ ما الذي يختلف حقًّا',
    summary:
      'ردياتير أكبر، وبرمجيات مختلفة، وزجاج آخر: بعض ما يقوله الناس عن المواصفات صحيح، وبعضه مضى عليه عشرون عامًا.',
    content: [
      p(
        'امشِ في أي سوق سيارات مستعملة في القاهرة وستسمع: <em>هذه خليجي، تبريدها أفضل</em>؛ أو <em>هذه أوروبي، لم تمشِ على الرمل قط</em>. وقد تصح الجملتان. فلنفرز ما هو اختلاف حقيقي في سيارة حديثة وما صار من الحكايات.',
      ),
      h2('التبريد: الفرق أصغر مما تظن'),
      p(
        'قبل عشرين عامًا كانت سيارات الخليج بردياتير أكبر ومروحة إضافية وكمبروسر تكييف أقوى. أما اليوم فمعظم الشركات تصنع نظام تبريد واحدًا للعالم كله وتترك الباقي للبرمجيات. وقد قسنا حرارة سائل التبريد في زحام أغسطس على محور 26 يوليو، في الموديل نفسه بالمواصفتين: كان الفرق <strong>درجتين</strong>.',
      ),
      p(
        'وهناك استثناءات. فمحركات V8 الكبيرة وسيارات الـSUV بحزمة الجر قد تحمل في المواصفات الخليجية مبرّد زيت إضافيًّا. نتحقّق من ذلك برقم الشاسيه قبل أن تطلب.',
      ),
      h2('التجهيزات: أوروبا تفوز غالبًا'),
      bullets(
        '<strong>مساعدات القيادة.</strong> القانون الأوروبي يُلزم بفرامل الطوارئ والحفاظ على الحارة وقراءة حدود السرعة، وكثير من سيارات الخليج تخلو منها.',
        '<strong>الإضاءة.</strong> مصابيح الماتريكس التي تُعتم الجزء المبهر وحده من الضوء شائعة في أوروبا ونادرة في غيرها.',
        '<strong>المقاعد.</strong> التدفئة أساسية والتهوية اختيارية، وفي الخليج العكس. ولمصر نبحث دائمًا عن التهوية.',
        '<strong>الاستهلاك.</strong> أنظمة المايلد هايبرد توفّر نحو لتر في زحام المدينة، وكثيرًا ما تغيب عن النسخ الخليجية.',
      ),
      picture(glass, 'زجاج جانبي لسيارة سيدان في ضوء المساء'),
      h2('الزجاج والدهان والمطاط'),
      p(
        'رأت سيارة هامبورج شمسًا أقل بكثير من سيارة دبي. والتابلوه وجوانات الأبواب وطبقة الورنيش تشيخ أساسًا بالأشعة فوق البنفسجية، ولهذا تبدو مقصورة أوروبية عمرها ست سنوات كأنها مقصورة من الساحل عمرها سنتان. لكنها ربما رأت ملح الطرق في الشتاء. لذلك لا يخلو فحص لدينا من رافعة ومصباح قوي ونظرة صادقة إلى أسفل السيارة.',
      ),
      quote('الحر يسرّع شيخوخة ما تراه، والملح يسرّع شيخوخة ما لا تراه. فافحص على هذا الأساس.'),
      h2('الملاحة والراديو والضمان'),
      p(
        'تعرض الشاشات الأوروبية العربية عبر CarPlay وAndroid Auto دون أي تعديل. وتحتاج الخرائط المدمجة أحيانًا إلى تحديث إقليمي نركّبه نحن. أما ضمان الشركة الأوروبي فلا يسري في مصر تلقائيًّا، وضماننا يغطي الأجزاء نفسها للمدة نفسها في مركز الخدمة لدينا.',
      ),
      h2('أيهما إذن؟'),
      steps(
        'سيارة جديدة: أوروبية، بمقاعد مهوّاة وزجاج عازل للحرارة.',
        'مستعملة حتى ست سنوات: أوروبية، إن كان أسفلها نظيفًا.',
        'محرك V8 كبير أو جر ثقيل: انظر إلى النسخة الخليجية أيضًا، وقارن قائمتي التجهيزات سطرًا بسطر.',
      ),
      p('وإن قال لك أحدهم إن مواصفة منهما «أفضل» وحسب، فاسأله: أفضل <em>لأي غرض</em>؟'),
    ].join(''),
  },
});
