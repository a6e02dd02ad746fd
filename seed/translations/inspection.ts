import { bullets, h2, h3, p, picture, quote, steps } from '../blogs/html.ts';
import type { BlogTexts, Translated } from '../types.ts';

export const inspectionIn = (lamp: string): Translated<BlogTexts> => ({
  de: {
    title: 'Was wir prüfen, bevor ein Auto aufs Schiff darf',
    summary:
      'Vierundsechzig Punkte, zwei Leute, eine Hebebühne. Unser Mann in Deutschland erklärt, wie er ein Auto ansieht, und nennt die fünf Befunde, nach denen das Gespräch zu Ende ist.',
    content: [
      p(
        'Ich heiße Matthias, wohne bei Stuttgart und bin seit elf Jahren das Augenpaar, das unsere Kunden in Ägypten vor Ort nicht haben können. Ich sehe mir etwa vier Autos in der Woche an. <strong>Eines von den vieren bekommt keine Fahrkarte fürs Schiff.</strong> So entscheide ich.',
      ),
      h2('Zuerst tue ich gar nichts'),
      p(
        'Ich gehe zweimal um das Auto herum, ohne es anzufassen. Sind die Spaltmaße gleichmäßig? Läuft das Licht ohne Bruch über die Türen? Sind alle vier Reifen von derselben Marke? Ein gepflegtes Auto sagt es einem aus drei Metern Entfernung, und ein nur gewaschenes auch.',
      ),
      h2('Der Lack, Teil für Teil'),
      p(
        'Originallack ist zwischen 90 und 180 Mikrometer dick. Ich messe an jedem Teil fünf Punkte. Bei 250 hat jemand überlackiert, bei 600 liegt Spachtel darunter. Eine nachlackierte Stoßstange ist Alltag in jeder Stadt; ein nachlackiertes Dach oder eine Säule ist eine Geschichte, die ich ganz hören will.',
      ),
      picture(lamp, 'Ein Scheinwerfer aus der Nähe, im Studiolicht'),
      h2('Auf der Hebebühne'),
      bullets(
        'Rost an Hilfsrahmen, Bremsleitungen und Nähten: mit der Lampe sehen, dann mit dem Finger fühlen',
        'Frischer Unterbodenschutz, der entweder gute Pflege ist oder ein Vorhang',
        'Undichtigkeiten an Motor, Kühlung und Getriebe, notiert als <em>trocken, feucht oder tropfend</em>',
        'Spiel in Gelenken, Buchsen und Radlagern',
        'Profiltiefe, Alter der Reifen und die Innenkanten, die nie jemand fotografiert',
      ),
      h2('Mit dem Laptop'),
      p(
        'Moderne Autos führen Tagebuch. Ich lese jedes Steuergerät aus, nicht nur den Motor, und vergleiche die Kilometer in Getriebe, Kombiinstrument und Schlüsseln. Sind sich die drei nicht einig, fahre ich nach Hause. Gelöschte Fehler hinterlassen einen Zeitstempel, und ein Speicher, der heute Morgen geleert wurde, ist auch eine Antwort.',
      ),
      h2('Kaltstart und vierzig Minuten Straße'),
      p(
        'Der Motor muss kalt sein, wenn ich komme; darum bitte ich schon am Telefon. Dann Stadt, Landstraße und Autobahn, Fenster zu und Radio aus. Eine Bremsung von 120 auf null, einmal, kräftig.',
      ),
      h3('Fünf Befunde, nach denen das Gespräch zu Ende ist'),
      steps(
        'Eine FIN, an der jemand war',
        'Airbags, die ohne Rechnung ersetzt wurden',
        'Ein Kilometerstand, der sich selbst widerspricht',
        'Rost an allem, was trägt',
        'Ein Verkäufer, der das Auto nicht auf der Hebebühne sehen will',
      ),
      quote(
        'Ich suche keine perfekten Autos. Ich suche ehrliche, und dann schreibe ich alles auf, was nicht perfekt ist.',
      ),
      p(
        'Den Bericht bekommen Sie am selben Abend, mit etwa sechzig Fotos und, ganz am Ende, mit meiner persönlichen Meinung in einem Satz. Es ist der Satz, den die meisten Kunden zuerst lesen.',
      ),
    ].join(''),
  },
  ar: {
    title: 'ماذا نفحص قبل أن نسمح لسيارة بالإبحار',
    summary:
      'أربع وستون نقطة، وشخصان، ورافعة واحدة. رجلنا في ألمانيا يشرح كيف ينظر إلى السيارة، والنتائج الخمس التي تُنهي الكلام.',
    content: [
      p(
        'اسمي ماتياس، أعيش قرب شتوتجارت، وأنا منذ إحدى عشرة سنة عين عملائنا الذين لا يستطيعون الحضور من مصر. أعاين نحو أربع سيارات في الأسبوع. <strong>وواحدة من الأربع لا تحصل على تذكرة للسفينة.</strong> وهكذا أقرّر.',
      ),
      h2('أولًا: لا أفعل شيئًا'),
      p(
        'أدور حول السيارة مرتين دون أن ألمسها. هل الفواصل متساوية؟ هل ينساب الضوء على الأبواب دون انكسار؟ هل الإطارات الأربعة من ماركة واحدة؟ السيارة التي لقيت عناية تخبرك بذلك من ثلاثة أمتار، وكذلك التي غُسلت فقط.',
      ),
      h2('الدهان، قطعة قطعة'),
      p(
        'سُمك الدهان الأصلي بين 90 و180 ميكرون. أقيس خمس نقاط على كل قطعة. عند 250 يكون أحدهم قد رش فوقه، وعند 600 يوجد معجون تحته. إكصدام مرشوش أمر عادي في أي مدينة، أما سقف أو قائم أُعيد دهانه فحكاية أريد سماعها كاملة.',
      ),
      picture(lamp, 'مصباح أمامي عن قرب في ضوء الاستوديو'),
      h2('على الرافعة'),
      bullets(
        'الصدأ في الشاسيه الفرعي ومواسير الفرامل واللحامات: أنظر بالمصباح ثم أتحسّس بالإصبع',
        'طبقة حماية سفلية حديثة، وهي إما عناية جيدة وإما ستارة',
        'تسريب الزيت وسائل التبريد والفتيس، وأدوّنه: <em>جاف أو رطب أو يقطر</em>',
        'الخلوص في المقصات والجلب ورولمان البلي',
        'عمق مداس الإطارات وعمرها وحوافها الداخلية التي لا يصوّرها أحد',
      ),
      h2('بالكمبيوتر'),
      p(
        'السيارات الحديثة تكتب يومياتها. أقرأ كل وحدة تحكم لا المحرك وحده، وأقارن الكيلومترات في الفتيس والعدادات والمفاتيح. فإن اختلفت الثلاثة عدت إلى بيتي. والأعطال الممسوحة تترك توقيتها، وذاكرة مُسحت هذا الصباح جواب في حد ذاتها.',
      ),
      h2('تشغيل على البارد وأربعون دقيقة على الطريق'),
      p(
        'يجب أن يكون المحرك باردًا حين أصل، وأطلب ذلك في الهاتف. ثم المدينة والطريق الزراعي والسريع، والنوافذ مغلقة والراديو صامت. وفرملة من 120 إلى الصفر، مرة واحدة، بقوة.',
      ),
      h3('خمس نتائج تُنهي الكلام'),
      steps(
        'رقم شاسيه عبث به أحد',
        'وسائد هوائية استُبدلت بلا فاتورة',
        'كيلومترات يناقض بعضها بعضًا',
        'صدأ في أي جزء يحمل وزنًا',
        'بائع لا يريد للسيارة أن تُرفع',
      ),
      quote('لا أبحث عن سيارات بلا عيوب، بل عن سيارات صادقة، ثم أكتب كل عيب فيها.'),
      p(
        'يصلك التقرير في المساء نفسه، ومعه نحو ستين صورة ورأيي الشخصي في جملة واحدة في آخره. وهي الجملة التي يقرؤها معظم العملاء أولًا.',
      ),
    ].join(''),
  },
});
