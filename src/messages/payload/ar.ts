import { toPlural } from '../plural';

// Explain a payload
export const payloadTitle = 'شرح بيانات JSON';
export const payloadDescription =
  'ألصق نص JSON لطلب أو استجابة لترى المخطط الذي يناسبه وما الخطأ فيه وما تعنيه خصائصه.';
export const payloadInput = 'نص JSON لطلب أو استجابة';
export const payloadPrivate = 'يبقى النص في هذا المتصفح، ولا يُرسَل ولا يُخزَّن.';
export const payloadExplain = 'شرح';
export const payloadExample = 'تجربة مثال';
export const payloadEmpty = 'لا يحتوي النص على خصائص. يُعثر على المخططات بأسماء خصائصها.';
export const payloadNone = (path: string) =>
  path === ''
    ? 'لا يوجد مخطط في هذه الواجهات يحتوي على أي من خصائص المستوى الأعلى.'
    : `لا يوجد مخطط في هذه الواجهات يحتوي على أي من خصائص المستوى الأعلى أو خصائص القيمة ${path}.`;
export const payloadInner = (path: string) =>
  `لا يوجد مخطط في هذه الواجهات يناسب النص كله. المخططات التالية تناسب القيمة ${path}.`;
export const payloadTooLong = (size: string) => `النص أطول من ${size}. ألصق جزءًا منه.`;
export const payloadSlow = 'تعذّر شرح النص في الوقت المحدد. ألصق جزءًا منه.';
export const payloadFailed = 'تعذّر شرح النص. تحقّق من اتصالك ثم حاول مرة أخرى.';
export const payloadOutdated = 'تغيّر الموقع منذ أن فتحت هذه الصفحة. انسخ النص، وأعد تحميل الصفحة، ثم ألصقه مجددًا.';
export const payloadNotJson = (line: number, column: number, problem: string) =>
  `ليس JSON: السطر ${line}، العمود ${column}: ${problem}`;
export const payloadFits = 'الأنسب';
export const payloadAlso = 'محتمل أيضًا';
export const payloadProblems = (count: number) =>
  toPlural('ar', count, {
    zero: 'لا مشكلات',
    one: 'مشكلة واحدة',
    two: 'مشكلتان',
    few: '# مشكلات',
    many: '# مشكلة',
    other: '# مشكلة',
  });
export const payloadProperty = 'الخاصية';
export const payloadMeaning = 'المعنى';
export const payloadProblem = 'المشكلة';
export const payloadWhole = 'النص كله';
export const payloadNeedsScript = 'تحتاج هذه الصفحة إلى JavaScript. وبدونه تجد معنى كل خاصية عن طريق';
export const payloadSchemas = 'قائمة المخططات';
export const payloadCut = (count: number) => `فُحصت العناصر الأولى فقط من كل قائمة، وعددها ${count}.`;
export const payloadPlace = (line: number, column: number) => `السطر ${line}، العمود ${column}`;
export const payloadMeant = (name: string) => `هل تقصد "${name}"؟`;
export const payloadTooDeep = (levels: number) => `متداخل في أكثر من ${levels} مستوى`;
/** What is wrong with a value, by the keyword of JSON Schema. */
export const payloadFaults = {
  type: (expected: string[], actual: string) => `يجب أن يكون النوع ${expected.join(' أو ')}، لا ${actual}.`,
  enum: (values: string[], meant?: string) =>
    `يجب أن تكون القيمة ${values.length > 1 ? 'إحدى ' : ''}${values.join('، ')}.${meant === undefined ? '' : ` هل تقصد ${meant}؟`}`,
  required: (name: string, written?: string) =>
    `الخاصية المطلوبة ${name} ناقصة.${written === undefined ? '' : ` هل كتبت ${written} بدلا منها؟`}`,
  dependent: (name: string, missing: string[]) => `هذه الخصائص مطلوبة مع ${name}: ${missing.join('، ')}.`,
  property: (meant?: string) => `لا يسمح المخطط بخاصية بهذا الاسم.${meant === undefined ? '' : ` هل تقصد ${meant}؟`}`,
  item: 'لا يسمح المخطط بعنصر هنا.',
  name: (reason: string) => `اسم الخاصية خاطئ: ${reason}`,
  anyOf: 'لا تطابق القيمة أيا من البدائل في المخطط.',
  oneOf: 'يجب أن تطابق القيمة بديلا واحدا فقط في المخطط.',
  not: 'يستثني المخطط هذه القيمة.',
  contains: 'لا يوجد عنصر كما يشترطه المخطط لعنصر واحد على الأقل.',
  minContains: 'عدد العناصر المطابقة لما يشترطه المخطط أقل من اللازم.',
  maxContains: 'عدد العناصر المطابقة لما يشترطه المخطط أكثر من المسموح.',
  uniqueItems: 'يتكرر عنصر أكثر من مرة.',
  minItems: (count: number, limit: number) => `عدد العناصر: ${count}. الحد الأدنى: ${limit}.`,
  maxItems: (count: number, limit: number) => `عدد العناصر: ${count}. الحد الأقصى: ${limit}.`,
  minProperties: (count: number, limit: number) => `عدد الخصائص: ${count}. الحد الأدنى: ${limit}.`,
  maxProperties: (count: number, limit: number) => `عدد الخصائص: ${count}. الحد الأقصى: ${limit}.`,
  minLength: (count: number, limit: number) => `عدد الأحرف: ${count}. الحد الأدنى: ${limit}.`,
  maxLength: (count: number, limit: number) => `عدد الأحرف: ${count}. الحد الأقصى: ${limit}.`,
  minimum: (limit: number) => `يجب ألا تقل القيمة عن ${limit}.`,
  maximum: (limit: number) => `يجب ألا تزيد القيمة على ${limit}.`,
  exclusiveMinimum: (limit: number) => `يجب أن تكون القيمة أكبر من ${limit}.`,
  exclusiveMaximum: (limit: number) => `يجب أن تكون القيمة أصغر من ${limit}.`,
  multipleOf: (step: number) => `يجب أن تكون القيمة من مضاعفات ${step}.`,
  pattern: (pattern: string) => `يجب أن تطابق القيمة النمط ${pattern}.`,
  format: (format: string) => `يجب أن يكون التنسيق ${format}.`,
  other: 'لا تطابق القيمة المخطط.',
};
/** Why a text is not JSON, by the code of the parser. */
export const payloadJsonFaults = {
  InvalidSymbol: 'كلمة ليست true ولا false ولا null',
  InvalidNumberFormat: 'ليس رقما',
  PropertyNameExpected: 'ينقص اسم بين علامتي اقتباس مزدوجتين',
  ValueExpected: 'تنقص قيمة',
  ColonExpected: 'تنقص نقطتان رأسيتان',
  CommaExpected: 'تنقص فاصلة',
  CloseBraceExpected: 'ينقص قوس معقوف في النهاية',
  CloseBracketExpected: 'ينقص قوس مربع في النهاية',
  EndOfFileExpected: 'نص بعد النهاية',
  InvalidCommentToken: 'لا تعليقات في JSON',
  UnexpectedEndOfComment: 'لا تعليقات في JSON',
  UnexpectedEndOfString: 'تنقص علامة اقتباس في النهاية',
  UnexpectedEndOfNumber: 'رقم غير مكتمل',
  InvalidUnicode: 'يجب أن تلي \\u أربعة أرقام ست عشرية',
  InvalidEscapeCharacter: 'ليس تسلسل هروب في JSON',
  InvalidCharacter: 'محرف يجب تهريبه داخل النص',
  other: 'تتعذر قراءة النص',
};
