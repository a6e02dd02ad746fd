import { bullets, h2, h3, link, p, picture, quote, steps } from '../blogs/html.ts';
import type { BlogTexts, Translated } from '../types.ts';

export const importingIn = (quay: string): Translated<BlogTexts> => ({
  de: {
    title: 'Von Bremerhaven bis vor Ihre Tür: ein Import, Woche für Woche',
    summary:
      'Drei bis sechs Wochen klingen lang, bis man sieht, was darin geschieht. Ein ruhiger Gang durch einen Import, vom ersten Anruf bis zu den Kennzeichen.',
    content: [
      p(
        'Fast alle, die bei uns ein Auto bestellen, stellen dieselbe Frage: <strong>Wie lange dauert das?</strong> Die ehrliche Antwort: drei bis sechs Wochen ab der unterschriebenen Bestellung, und die meiste Zeit davon steht das Auto auf einem Lastwagen oder auf einem Schiff. Hier lesen Sie, was in welcher Reihenfolge geschieht und was Sie tun können, damit es schnell geht.',
      ),
      h2('Erste Woche: finden und prüfen'),
      p(
        'Ist das Auto neu, bestätigen wir die Ausstattung mit dem Hersteller oder nehmen eines, das schon bei einem Händler in Europa steht. Ist es gebraucht, fährt jemand von uns hin und sieht es sich an. Wir messen den Lack an jedem Blechteil, lesen den Fehlerspeicher aus, fahren es mit kaltem Motor Probe und fotografieren alles, was wir selbst wissen wollten. Den Bericht bekommen Sie, bevor Sie mehr als die Anzahlung leisten.',
      ),
      bullets(
        'Ihr Reisepass oder Personalausweis und eine Handynummer',
        'Eine Entscheidung über die Extras: Folie, getönte Scheiben, Sommer- oder Winterreifen',
        'Die Anzahlung, gegen ein schriftliches Angebot, das Transport, Zoll und Steuern schon enthält',
      ),
      h2('Zweite Woche: Papiere und der Weg zum Hafen'),
      p(
        'Das Auto wird abgemeldet, es bekommt Ausfuhrkennzeichen, und die <em>Warenverkehrsbescheinigung EUR.1</em> wird ausgestellt. Dieses eine Blatt Papier ist viel wert: Es beweist, dass das Auto europäischen Ursprungs ist, und damit entfällt nach dem Assoziierungsabkommen zwischen der EU und Ägypten der Zoll auf Personenwagen. Mehrwertsteuer, Tabellensteuer und Abgabe für Staatsmittel (Schedule Tax, Resource Development Fee) bleiben; sie hängen vom Motor und vom Wert des Autos ab.',
      ),
      quote(
        'Stellen Sie jedem Importeur eine Frage: Lautet die EUR.1 auf Ihren Namen, und stimmt die FIN darauf? Kommt die Antwort zögernd, suchen Sie weiter.',
      ),
      picture(quay, 'Ein Auto wartet am Kai, dahinter stehen Kräne'),
      h2('Zweite bis vierte Woche: auf See'),
      p(
        'Wir verschiffen im RoRo-Verfahren, das heißt Roll-on, Roll-off. Das Auto wird an Bord gefahren und auf dem Deck verzurrt, wie in einem sehr großen Parkhaus. Das ist günstiger und schonender als ein Container, und die Fahrt von Bremerhaven oder Antwerpen nach Alexandria dauert neun bis vierzehn Tage. Jedes Auto ist von Tür zu Tür zum vollen Wert versichert.',
      ),
      p(
        `Sobald es gebucht ist, können Sie es selbst verfolgen: Geben Sie die FIN aus unserer E-Mail auf der ${link('https://rhine-and-nile.example/de/tracking', 'Seite zur Sendungsverfolgung')} ein, und Sie sehen, wann es im Hafen angekommen ist und wann sein Schiff abgelegt hat.`,
      ),
      h2('Vierte bis sechste Woche: Zoll und Übergabe'),
      steps(
        'Das Schiff kommt an, und noch am selben Tag eröffnet unser Zollagent die Zollakte.',
        'Die Zollkommission besichtigt das Auto und bestätigt Modell, Motor und Ausstattung.',
        'Zoll und Steuern werden gegen eine amtliche Quittung bezahlt, die Sie behalten.',
        'Das Auto kommt in unsere Werkstatt in Kairo, wird gewaschen, geladen oder betankt und ein zweites Mal geprüft.',
        'Wir melden es mit Ihnen bei der Verkehrsbehörde an und übergeben beide Schlüssel.',
      ),
      h3('Was kann es verzögern?'),
      p(
        'Feiertage auf einer der beiden Seiten, ein volles Schiff in den Wochen vor dem Sommer oder ein Dokument mit einem Tippfehler. Die ersten beiden planen wir ein. Wegen des dritten prüfen wir jede Nummer dreimal.',
      ),
      p(
        'Haben Sie schon ein Auto im Sinn? Schicken Sie uns den Link, so unwahrscheinlich er auch aussieht. Wir sagen Ihnen noch am selben Tag, ob sich die Reise lohnt.',
      ),
    ].join(''),
  },
  ar: {
    title: 'من بريمرهافن إلى باب بيتك: الاستيراد أسبوعًا بأسبوع',
    summary:
      'ثلاثة إلى ستة أسابيع تبدو مدة طويلة، حتى ترى ما يحدث فيها. جولة هادئة في رحلة الاستيراد، من المكالمة الأولى إلى لوحات السيارة.',
    content: [
      p(
        'كل من يطلب منا سيارة تقريبًا يسأل السؤال نفسه: <strong>كم يستغرق الأمر؟</strong> والإجابة الصادقة: من ثلاثة إلى ستة أسابيع من توقيع الطلب، تقضي السيارة معظمها على شاحنة أو على سفينة. إليك ما يحدث بالترتيب، وما يمكنك أن تفعله ليسير الأمر بسرعة.',
      ),
      h2('الأسبوع الأول: العثور عليها وفحصها'),
      p(
        'إن كانت السيارة جديدة، نؤكّد مواصفاتها مع الشركة الصانعة أو نختار واحدة موجودة لدى معرض في أوروبا. وإن كانت مستعملة، يذهب واحد من فريقنا ليراها. نقيس الدهان على كل جزء، ونقرأ ذاكرة الأعطال، ونقودها والمحرك بارد، ونصوّر كل ما كنا سنسأل عنه لو كنا مكانك. ويصلك التقرير قبل أن تدفع أكثر من العربون.',
      ),
      bullets(
        'جواز سفرك أو بطاقتك الشخصية ورقم هاتف محمول',
        'قرارك بشأن الإضافات: فيلم الحماية، والزجاج الفاميه، ونوع الإطارات',
        'العربون، مقابل عرض سعر مكتوب يشمل الشحن والرسوم والضرائب',
      ),
      h2('الأسبوع الثاني: الأوراق والطريق إلى الميناء'),
      p(
        'يُلغى ترخيص السيارة، وتُصرف لها لوحات تصدير، وتُختم <em>شهادة اليورو 1 (EUR.1)</em>. هذه الورقة الواحدة تساوي الكثير: فهي تثبت أن السيارة أوروبية المنشأ، وبها تسقط الجمارك على سيارات الركوب بموجب اتفاقية الشراكة بين مصر والاتحاد الأوروبي. وتبقى ضريبة القيمة المضافة وضريبة الجدول ورسم تنمية الموارد، وهي تتوقّف على المحرك وقيمة السيارة.',
      ),
      quote(
        'اسأل كل مستورد سؤالًا واحدًا: هل شهادة اليورو 1 (EUR.1) باسمك، وهل رقم الشاسيه فيها مطابق؟ إن تأخّرت الإجابة فابحث عن غيره.',
      ),
      picture(quay, 'سيارة تنتظر على رصيف الميناء وخلفها الرافعات'),
      h2('الأسابيع من الثاني إلى الرابع: في البحر'),
      p(
        'نشحن بنظام RoRo، أي بالدحرجة. تُقاد السيارة إلى داخل السفينة وتُربط على السطح كأنها في جراج ضخم متعدد الطوابق. وهو أرخص من الحاوية وأرفق بالسيارة، وتستغرق الرحلة من بريمرهافن أو أنتويرب إلى الإسكندرية من تسعة إلى أربعة عشر يومًا. وكل سيارة مؤمّن عليها بكامل قيمتها من الباب إلى الباب.',
      ),
      p(
        `ومن يوم الحجز يمكنك متابعتها بنفسك: أدخل رقم الشاسيه الموجود في رسالتنا في ${link('https://rhine-and-nile.example/ar/tracking', 'صفحة تتبّع الشحنة')} لتعرف متى وصلت إلى الميناء ومتى أبحرت.`,
      ),
      h2('الأسابيع من الرابع إلى السادس: الجمارك والتسليم'),
      steps(
        'تصل السفينة، ويفتح مستخلصنا الجمركي الملف الجمركي في اليوم نفسه.',
        'تعاين اللجنة السيارة وتتحقّق من الموديل والمحرك والتجهيزات.',
        'تُدفع الرسوم والضرائب بإيصال رسمي يبقى معك.',
        'تأتي السيارة إلى مركز الخدمة في القاهرة، فتُغسل وتُشحن أو تُموَّن بالوقود، وتُفحص مرة ثانية.',
        'نرخّصها معك في إدارة المرور ونسلّمك المفتاحين.',
      ),
      h3('ما الذي قد يؤخّرها؟'),
      p(
        'العطلات الرسمية على الجانبين، أو سفينة ممتلئة في الأسابيع التي تسبق الصيف، أو مستند فيه خطأ في الكتابة. نحسب حساب الأولين، ومن أجل الثالث نراجع كل رقم ثلاث مرات.',
      ),
      p('هل في ذهنك سيارة بالفعل؟ أرسل لنا الرابط، مهما بدا غريبًا، ونخبرك في اليوم نفسه هل تستحق الرحلة.'),
    ].join(''),
  },
});
