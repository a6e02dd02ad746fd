import { bullets, h2, h3, p, picture, quote, steps } from '../blogs/html.ts';
import type { BlogTexts, Translated } from '../types.ts';

export const electricIn = (charging: string): Translated<BlogTexts> => ({
  de: {
    title: 'Elektroautos im ägyptischen Sommer',
    summary:
      'Bringen zweiundvierzig Grad eine Batterie um? Wir sind mit drei Elektroautos einen ganzen August durch Kairo gefahren und haben aufgeschrieben, was geschah.',
    content: [
      p(
        'Die Frage kommt bei uns in jedem zweiten Gespräch, meist mit hochgezogener Augenbraue: <em>Und was ist mit der Hitze?</em> Sie ist berechtigt. Am wohlsten fühlt sich eine Batterie bei etwa 25 Grad, und so kühl ist Kairo nicht. Also haben wir im vergangenen August mit drei Autos ein Fahrtenbuch geführt: mit einem Volkswagen ID.4, einem BMW i4 und einem Porsche Macan, alle aus Europa und alle mit Wärmepumpe.',
      ),
      h2('Was die Hitze bewirkt'),
      p(
        'Hohe Temperaturen beschleunigen die Chemie, die eine Zelle altern lässt, vor allem wenn die Batterie <strong>voll ist und steht</strong>. Fahren ist dagegen harmlos, denn jedes moderne Elektroauto kühlt seine Batterie mit Flüssigkeit. Unsere drei hielten ihre zwischen 28 und 36 Grad, selbst auf der Wüstenstraße bei 43 Grad draußen.',
      ),
      h2('Was sie an Reichweite kostet'),
      bullets(
        'Stadtverkehr, Klimaanlage auf 22 Grad: <strong>6 bis 9 Prozent</strong> weniger Reichweite als im Frühling',
        'Autobahn mit 120 km/h: 4 Prozent weniger, weil sich der Luftwiderstand kaum ändert und warme Luft dünner ist',
        'In der Sonne geparkt, mit eingeschaltetem Überhitzungsschutz: etwa 1 Prozent Ladung pro Stunde',
      ),
      p(
        'Das ist viel weniger, als ein europäischer Winter kostet. Ein Auto, das mit dem Januar in München zurechtkommt, findet Kairo also eher erholsam.',
      ),
      picture(charging, 'Ein Elektroauto bei Nacht am Fluss'),
      h2('Laden, wenn es heiß ist'),
      p(
        'Schnellladesäulen werden langsamer, wenn die Batterie warm ist. Wer am Nachmittag direkt von der Autobahn kommt, sollte mit 20 bis 30 Prozent weniger Leistung rechnen, als im Prospekt steht. Das Mittel dagegen ist einfach: nachts zu Hause laden. Eine Wallbox mit 7 kW lädt die meisten Autos voll, zwischen Mitternacht und sechs, zur kühlsten Zeit des Tages.',
      ),
      quote(
        'Wir haben in unserem August kein einziges Prozent der gemessenen Batteriekapazität verloren. Unsere Vorurteile schon.',
      ),
      h2('Fünf Gewohnheiten, die eine Batterie jung halten'),
      steps(
        'Stellen Sie die Ladegrenze für jeden Tag auf 80 Prozent und laden Sie nur vor einer Reise auf 100.',
        'Lassen Sie das Auto nicht tagelang mit 100 oder mit 5 Prozent stehen.',
        'Parken Sie im Schatten oder unter einem Dach, wann immer Sie es sich aussuchen können.',
        'Kühlen Sie das Auto vor, solange es noch am Kabel hängt.',
        'Lassen Sie das Batteriezertifikat alle zwei Jahre erneuern; beim Verkauf ist es Ihr bestes Argument.',
      ),
      h3('Und ein gebrauchtes?'),
      p(
        'Dann kommt zuerst das Zertifikat. Wir lesen den Zustand jedes Moduls aus, nicht nur den Durchschnitt, und wir importieren kein Auto unter 90 Prozent. Fragen Sie auch nach einer <strong>Wärmepumpe</strong>: Bei vielen europäischen Autos kostet sie Aufpreis, sie kühlt ebenso gut, wie sie heizt, und sie lässt sich nicht nachrüsten.',
      ),
      p(
        'Eines hat uns zum Schluss noch überrascht. Im Stau, wenn der Motor jedes anderen Autos um Kühlung kämpft, stehen die elektrischen einfach da, still und innen kühl. Zurück mag man dann kaum noch.',
      ),
    ].join(''),
  },
  ar: {
    title: 'السيارات الكهربائية في صيف مصر',
    summary:
      'هل تقتل اثنتان وأربعون درجة البطارية؟ قُدنا ثلاث سيارات كهربائية طوال شهر أغسطس في القاهرة وكتبنا ما حدث.',
    content: [
      p(
        'يُطرح السؤال في نصف أحاديثنا في المعرض تقريبًا، وعادةً مع رفع الحاجب: <em>وماذا عن الحر؟</em> وهو سؤال في محله. فالبطارية في أفضل حالاتها عند نحو 25 درجة، والقاهرة ليست كذلك. لهذا سجّلنا في أغسطس الماضي يوميات ثلاث سيارات: فولكس فاجن ID.4 وBMW i4 وبورشه ماكان، كلها من أوروبا وكلها بمضخة حرارية.',
      ),
      h2('ماذا يفعل الحر'),
      p(
        'الحرارة العالية تسرّع شيخوخة الخلية، خصوصًا حين تكون البطارية <strong>ممتلئة والسيارة واقفة</strong>. أما القيادة فلا تضر، لأن كل سيارة كهربائية حديثة تبرّد بطاريتها بسائل. وقد أبقت سياراتنا الثلاث بطارياتها بين 28 و36 درجة، حتى على الطريق الصحراوي والجو 43 درجة.',
      ),
      h2('كم كلّفنا من المدى'),
      bullets(
        'زحام المدينة والتكييف على 22 درجة: مدى أقل بنسبة <strong>6 إلى 9%</strong> من الربيع',
        'الطريق السريع بسرعة 120 كم/س: أقل بنسبة 4%، لأن مقاومة الهواء لا تكاد تتغيّر والهواء الدافئ أخف',
        'سيارة في الشمس مع تشغيل حماية المقصورة: نحو 1% من الشحن كل ساعة',
      ),
      p(
        'وهذا أقل بكثير مما يأخذه شتاء أوروبا. بعبارة أخرى: السيارة التي تتحمّل يناير في ميونخ تجد القاهرة مريحة.',
      ),
      picture(charging, 'سيارة كهربائية على ضفة النهر ليلًا'),
      h2('الشحن في الحر'),
      p(
        'الشواحن السريعة تبطئ حين تكون البطارية دافئة. فإن جئت من الطريق السريع بعد الظهر مباشرة، فتوقّع قدرة أقل بنسبة 20 إلى 30% مما يعد به الكتيّب. والحل بسيط: اشحن في البيت ليلًا. شاحن منزلي بقدرة 7 كيلوواط يشحن معظم السيارات بالكامل بين منتصف الليل والسادسة، في أبرد ساعات اليوم.',
      ),
      quote('لم نفقد في أغسطس نقطة واحدة من صحة البطارية المقيسة. لكننا فقدنا أحكامنا المسبقة.'),
      h2('خمس عادات تُبقي البطارية شابة'),
      steps(
        'اضبط حد الشحن اليومي على 80%، ولا تصل إلى 100 إلا قبل السفر.',
        'لا تترك السيارة أيامًا على 100 أو على 5%.',
        'اركن في الظل أو تحت سقف كلما أمكنك الاختيار.',
        'دع السيارة تبرّد نفسها وهي ما زالت موصولة بالشاحن.',
        'جدّد شهادة البطارية كل سنتين، فهي أقوى حجة لك عند البيع.',
      ),
      h3('وماذا عن شراء مستعملة؟'),
      p(
        'الشهادة أولًا. نقرأ حالة كل وحدة في البطارية لا المتوسط وحده، ولا نستورد سيارة تقل عن 90%. واسأل أيضًا عن <strong>المضخة الحرارية</strong>: فهي إضافة اختيارية في كثير من السيارات الأوروبية، وتبرّد كما تدفئ، ولا يمكن تركيبها لاحقًا.',
      ),
      p(
        'وأمر أخير فاجأنا: في الزحام، حين يكافح محرك كل سيارة أخرى ليبرّد نفسه، تقف الكهربائية هادئة، باردة من الداخل. ويصعب عليك الرجوع بعدها.',
      ),
    ].join(''),
  },
});
