import { company, localizedFact } from '../../config/company.ts';
import { privacyFacts } from '../../config/privacyFacts.ts';
import type { privacyMessages as english } from '../en/privacy.ts';
import { formatCount } from '../formats.ts';
import { companyMessages } from './company.ts';
import { type Arabic, isolated, leftToRight } from './localeInfo.ts';

const { street, city, country } = companyMessages.address;
const phone = company.phone.replaceAll(' ', '\u00a0');
const retention = formatCount(privacyFacts.inquiryMonths, {
  zero: '# شهر',
  one: 'شهر واحد',
  two: 'شهرين',
  few: '# أشهر',
  many: '# شهرًا',
  other: '# شهر',
});
const legalName = isolated(localizedFact('AR', 'VITE_COMPANY_LEGAL_NAME', 'راين آند نايل للسيارات ذ.م.م'));
const mailCountry = localizedFact('AR', 'VITE_COMPANY_MAIL_COUNTRY', 'ألمانيا');
const email = leftToRight(privacyFacts.privacyEmail);

export const privacyMessages: Arabic<typeof english> = {
  title: 'الخصوصية',
  description: `ماذا تفعل ${isolated(company.brand)} ببياناتك، وما حقوقك لدينا.`,
  lead: 'نطلب منك ما نحتاج إليه لنرد عليك، ولا شيء غيره.',
  sections: {
    responsible: {
      title: 'من المسؤول',
      text: [
        `المسؤول عن بياناتك هو ${legalName}، ${street}، ${city}، ${country}. لأي سؤال عنها راسلنا على ${email} أو اتصل بنا على ${leftToRight(phone)}.`,
      ],
      items: [],
    },
    inquiry: {
      title: 'عندما ترسل إلينا استفسارًا',
      text: [
        'بإرسال النموذج توافق على أن نستخدم ما كتبته للرد عليك، ولإعداد عرض سعر إذا طلبته. ويمكنك سحب هذه الموافقة في أي وقت.',
        'يصلنا:',
      ],
      items: [
        'اسمك وبريدك الإلكتروني ورقم هاتفك',
        'السيارة التي تسأل عنها ورسالتك، والموعد إذا طلبت معاينة السيارة أو تجربة قيادتها',
        'لغة الصفحة والوقت ونسخة هذه الصفحة التي وافقت عليها',
      ],
    },
    storage: {
      title: 'إلى أين تذهب وكم تبقى',
      text: [
        `يرسل الموقع استفسارك إلينا بالبريد الإلكتروني ولا يحتفظ بشيء منه. تبقى الرسالة في بريدنا لدى مزوّد في ${mailCountry}، ثم نحذفها بعد ${retention} من آخر رسالة بيننا. وإذا اشتريت سيارة، نحتفظ بالعقد والفاتورة المدة التي يحددها القانون.`,
        'لا نبيع بياناتك، ولا نستخدمها في الإعلانات.',
      ],
      items: [],
    },
    processors: {
      title: 'من يشارك في ذلك',
      text: ['تعالج هذه الشركات بيانات نيابةً عنا، وبعضها خارج مصر:'],
      items: [
        `${leftToRight('Netlify')} (الولايات المتحدة) تستضيف هذا الموقع وتنقل الاستفسارات. وهي، مثل كل شركات الاستضافة، تسجّل عنوان اتصالك بالإنترنت مدة قصيرة.`,
        `جوجل (أيرلندا والولايات المتحدة) تحفظ السيارات والصور والمقالات (${leftToRight('Firebase')}) وقائمة الشحنات (${leftToRight('Google Sheets')}). يحمّلها متصفحك من جوجل، فترى عنوان اتصالك بالإنترنت.`,
        `مزوّد بريدنا الإلكتروني (${mailCountry}) يحفظ صندوق البريد.`,
        'الخريطة وواتساب وصفحاتنا على شبكات التواصل لا تُحمَّل إلا عندما تضغط عليها، ومن تلك اللحظة تسري قواعد الخصوصية الخاصة بها.',
      ],
    },
    device: {
      title: 'على جهازك',
      text: [
        'لا يستخدم هذا الموقع ملفات تعريف الارتباط ولا يحصي الزوار. ولكي يعمل بدون إنترنت ويتذكر ما اخترته، يحفظ متصفحك:',
      ],
      items: [
        'السيارات التي في مفضلتك',
        'ما كتبته في أي نموذج، إلى أن ترسله أو تغلق علامة التبويب',
        'نسخًا من الصفحات والسيارات التي شاهدتها',
        'اختيارك للغة، إذا رفضت لغة أخرى',
      ],
    },
    rights: {
      title: 'حقوقك',
      text: [
        `بموجب قانون حماية البيانات الشخصية المصري (رقم 151 لسنة 2020) يمكنك أن تطلب منا مجانًا، على ${email}:`,
      ],
      items: [
        'معرفة البيانات التي لدينا عنك والحصول على نسخة منها',
        'تصحيحها أو استكمالها أو حذفها',
        'قصر استخدامها على غرض معيّن، أو وقفه تمامًا',
        'سحب موافقتك، ويبقى ما تم قبل ذلك قانونيًّا',
        'إخبارك إذا اطّلع عليها من لا يحق له ذلك',
      ],
    },
    complaint: {
      title: 'إذا لم تكن راضيًا',
      text: [
        'أخبرنا أولًا وسنحاول إصلاح الأمر. ويمكنك أيضًا تقديم شكوى إلى مركز حماية البيانات الشخصية في مصر.',
      ],
      items: [],
    },
  },
  clear: {
    action: 'مسح البيانات من هذا الجهاز',
    done: 'تم المسح. لا يحتفظ هذا المتصفح الآن بشيء من زياراتك.',
    failed: 'لم يسمح متصفحك بالمسح. يمكنك مسحها من إعدادات المتصفح.',
  },
  version: (version) => `النسخة ${leftToRight(version)}`,
};
