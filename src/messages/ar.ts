/** All texts of the interface, in Arabic, with the same exports as `en.ts`. */

import { toPlural } from './plural';

// Redirects
export const pageMoved = 'انتقلت هذه الصفحة';

// Shell
export const skipToContent = 'انتقل إلى المحتوى الرئيسي';
export const mainNavigation = 'التنقل الرئيسي';
export const docsSidebar = 'الشريط الجانبي للوثائق';
export const breadcrumbs = 'مسار الصفحة';
export const homePage = 'الصفحة الرئيسية';
export const docsPages = 'صفحات الوثائق';
export const previous = 'السابق';
export const next = 'التالي';
export const onThisPage = 'في هذه الصفحة';
export const toggleNavigation = 'إظهار شريط التنقل أو إخفاؤه';
export const closeNavigation = 'إغلاق شريط التنقل';
export const backToMainMenu = '→ العودة إلى القائمة الرئيسية';
export const opensInNewTab = '(يفتح في تبويب جديد)';
export const toggleCategory = (label: string) => `صفحات ${label}`;
export const moreAbove = (count: number) => `المزيد أعلاه: ${count}`;
export const moreBelow = (count: number) => `المزيد أدناه: ${count}`;
export const pageCount = (count: number) =>
  toPlural('ar', count, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '# صفحات',
    many: '# صفحة',
    other: '# صفحة',
  });
export const switchTheme = (mode: string) =>
  `التبديل بين الوضع الداكن والفاتح (الحالي: ${mode === 'dark' ? 'داكن' : 'فاتح'})`;
export const themeTitle = (mode: string) => `الوضع ${mode === 'dark' ? 'الداكن' : 'الفاتح'}`;
export const footer = 'تذييل الصفحة';
export const close = 'إغلاق';
export const collapseSidebar = 'طي الشريط الجانبي';
export const expandSidebar = 'توسيع الشريط الجانبي';
export const backToTop = 'العودة إلى الأعلى';
export const offline = 'أنت غير متصل. تبقى هذه الصفحة كما هي؛ اتبع الرابط مرة أخرى عندما تعود متصلًا.';
export const pageNotLoaded = 'تعذر تحميل الصفحة، حتى بعد إعادة التحميل.';
export const draftTitle = 'مسودة';
export const draftText = 'هذه الصفحة مسودة: تظهر أثناء التطوير فقط ولا تُنشر.';
export const unlistedTitle = 'صفحة غير مدرجة';
export const unlistedText = 'لا تظهر هذه الصفحة في أي قائمة. لا يجدها إلا من لديه عنوانها.';

// Keyboard shortcuts
export const shortcuts = 'اختصارات لوحة المفاتيح';
export const shortcutGroups = {
  anywhere: {
    title: 'في كل مكان',
    actions: ['البحث', 'البحث، من داخل حقل أيضًا', 'عرض هذه الاختصارات', 'إغلاق نافذة أو قائمة'],
  },
  search: {
    title: 'في البحث',
    actions: ['التنقل بين النتائج', 'النتيجة الأولى والأخيرة', 'فتح النتيجة', 'فتحها في علامة تبويب جديدة'],
  },
  operations: {
    title: 'في تصفية العمليات',
    actions: ['التنقل في القائمة', 'الانتقال إلى أول تطابق', 'مسح التصفية'],
  },
  tabs: { title: 'في علامات التبويب', actions: ['العلامة السابقة والتالية', 'العلامة الأولى والأخيرة'] },
};
export const shortcutsSingle = 'استخدام اختصارات من حرف واحد';
export const shortcutsSingleText = 'أوقفها إذا كان الإدخال الصوتي أو الضغط غير المقصود يشغّل / و ?.';
export const shortcutsFailed = 'تعذر تحميل قائمة الاختصارات.';

// Versions and languages
export const versions = 'الإصدارات';
export const languages = 'اللغات';
export const versionBadge = (label: string) => `الإصدار: ${label}`;
export const versionUnreleased = (site: string, label: string) => `هذه وثائق الإصدار ${label} من ${site}، ولم يصدر بعد.`;
export const versionUnmaintained = (site: string, label: string) =>
  `هذه وثائق الإصدار ${label} من ${site}، ولم يعد يخضع للصيانة.`;
export const versionLatest = (label: string) => `اقرأ أحدث إصدار (${label})`;
export const otherVersions = 'هذه الصفحة في إصدارات أخرى';
export const untranslatedTitle = (language: string) => `لم تترجم بعد إلى ${language}`;
export const untranslatedText = (language: string) => `تظهر هذه الصفحة باللغة ${language}.`;

// Print
export const printSection = 'طباعة هذا القسم';
export const printTag = 'طباعة هذه العمليات';
export const printApi = 'كل شيء في صفحة واحدة';
export const printApiByTag = 'كل شيء، وسمًا وسمًا';
export const printView = 'عرض للطباعة';
export const printTitle = (title: string) => `${title}، كله في صفحة واحدة`;
export const printHint = 'كل شيء مفتوح هنا، للورق أو لملف PDF واحد.';
export const printHintPlain = 'كل شيء مفتوح هنا ما عدا الأمثلة، للورق أو لملف PDF واحد.';
export const printBack = (title: string) => `العودة إلى ${title}`;
export const print = 'طباعة';

// Search
export const search = 'بحث';
export const searchSchemas = 'المخططات';
/** A search term that also finds all fields with a limited length or size. */
export const searchLimit = 'حد';
export const searchServicePage = (title: string) => `واجهة ${title}`;
export const searchAreas = {
  api: 'مرجع الواجهات',
  'api-technical-reference': 'أدلة الواجهات',
  definitions: 'المقدمة',
  'how-tos': 'الإرشادات',
  'sdk-technical-reference': 'المرجع التقني لحزمة SDK',
  pages: 'الصفحات',
};
export const searchLabel = 'البحث في الوثائق';
export const searchPlaceholder = 'ابحث عن صفحات وعمليات وحقول';
export const searchResults = 'نتائج البحث';
export const searchGroups = {
  page: 'الصفحات',
  operation: 'العمليات',
  field: 'الحقول',
  value: 'القيم',
  schema: 'المخططات',
  response: 'الاستجابات',
};
export const searchKinds = 'عرض';
export const searchAll = 'الكل';
export const searchService = 'الخدمة';
export const searchAllServices = 'كل الخدمات';
export const searchShowAll = (count: number, group: string) => `عرض الكل (${count}): ${group}`;
export const searchMorePlaces = (count: number) =>
  toPlural('ar', count, {
    one: 'وموضع آخر',
    two: 'وموضعان آخران',
    few: 'و# مواضع أخرى',
    many: 'و# موضعًا آخر',
    other: 'و# موضع آخر',
  });
export const searchCount = (count: number, query: string) =>
  `${toPlural('ar', count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  })} عن ${query}`;
export const searchNothing = (query: string) => `لم يعثر على شيء عن «${query}»`;
export const searchNearest = 'هل تقصد';
export const searchNothingFilters = 'هناك مرشح مفعل. قد تظهر نتائج بدونه.';
export const searchClearFilters = 'إزالة المرشحات';
export const searchNothingText = 'جرب كلمات أقل، أو جزءًا من اسم حقل، أو مسارًا.';
export const searchAlphabet = 'كل شيء من الألف إلى الياء';
export const searchLoading = 'جارٍ تحميل الفهرس …';
export const searchFailed = 'تعذر تحميل البحث.';
export const searchFailedText = 'تحقق من الاتصال وحاول مرة أخرى. كل شيء مدرج أيضًا في القائمة من الألف إلى الياء.';
export const searchFallback = 'لا يستجيب Algolia. هذه النتائج من فهرس الموقع نفسه.';
export const searchClose = 'إغلاق البحث';
export const searchFavorite = 'الاحتفاظ بهذا البحث';
export const searchFavorites = 'عمليات بحث محفوظة';
export const searchRecent = 'عمليات البحث الأخيرة';
export const searchClearRecent = 'نسيان عمليات البحث الأخيرة';
export const searchInsights = 'إبلاغ Algolia بالنتائج التي أفتحها';
export const searchStart = 'ابدأ من هنا';
export const searchApis = 'الواجهات';
export const searchKeys = { move: 'للتنقل', open: 'للفتح', tab: 'في تبويب جديد', close: 'للإغلاق' };
export const alphabetTitle = 'كل شيء من الألف إلى الياء';
export const alphabetDescription = 'كل صفحات هذه الوثائق وعملياتها ومخططاتها وحقولها بالاسم، مع كل موضع تظهر فيه.';
export const alphabetLetters = 'الحروف';
export const alphabetKinds = { page: 'صفحة', operation: 'عملية', schema: 'مخطط', field: 'حقل' };

// Not found and errors
export const notFoundTitle = 'الصفحة غير موجودة';
export const notFoundText = 'لا توجد صفحة في هذا العنوان.';
export const notFoundContact = 'إذا أوصلك رابط إلى هنا، فأخبر صاحب الصفحة التي يوجد فيها أن الرابط معطل.';
export const notFoundNearest = 'ربما كنت تبحث عن';
export const notFoundStart = 'صفحات للبداية';
export const missingSection = 'لا شيء في هذه الصفحة بهذا العنوان. ربما أعيدت تسميته أو حُذف.';
export const pageCrashed = 'تعطلت هذه الصفحة.';
export const pageError = 'خطأ في الصفحة';
export const tryAgain = 'حاول مرة أخرى';
export const retry = 'إعادة المحاولة';
export const basePathTitle = 'لم يحمل هذا الموقع بشكل صحيح.';
export const basePathText = (path: string) =>
  `السبب المرجح هو مسار أساس خاطئ: بني الموقع للمسار ${path}${path === '/' ? ' (الافتراضي)' : ''}. يضبطه المتغير BASE_PATH، انظر README.`;
export const basePathAdvice = 'يبدو أنه موجود في';
export const basePathHere = 'مجلد هذه الصفحة';

// Home
export const services = (count: number) =>
  toPlural('ar', count, {
    one: 'خدمة واحدة، منصة واحدة',
    two: 'خدمتان، منصة واحدة',
    few: '# خدمات، منصة واحدة',
    many: '# خدمة، منصة واحدة',
    other: '# خدمة، منصة واحدة',
  });
export const operationCount = (operations: number, webhooks: number) =>
  [
    ...(operations > 0 || webhooks === 0
      ? [
          toPlural('ar', operations, {
            zero: 'لا عمليات',
            one: 'عملية واحدة',
            two: 'عمليتان',
            few: '# عمليات',
            many: '# عملية',
            other: '# عملية',
          }),
        ]
      : []),
    ...(webhooks > 0
      ? [
          toPlural('ar', webhooks, {
            one: 'خطاف ويب واحد',
            two: 'خطافا ويب',
            few: '# خطافات ويب',
            many: '# خطاف ويب',
            other: '# خطاف ويب',
          }),
        ]
      : []),
  ].join('، ');
export const request = 'الطلب';
export const response = 'الاستجابة';
export const openInReference = 'افتح في المرجع';

// Schemas
export const untyped = 'بلا نوع';
export const arrayOf = (items: string) => `مصفوفة من ${items}`;
export const mapOf = (values: string) => `خريطة من ${values}`;
export const tupleOf = (items: string[]) => `صف من ${items.join('، ')}`;
export const orNull = (label: string) => `${label} أو null`;
export const orLabel = (labels: string[]) => labels.join(' أو ');
export const oneOfCount = (count: number) => `واحد من ${count}`;
export const variantTitle = (number: number) => `الخيار ${number}`;
export const requiresFields = (names: string[]) => `مع ${names.join('، ')}`;
export const rangeOf = (range: string, unit: string) => (unit ? `${range} ${unit}` : range);
export const nonEmpty = 'غير فارغ';
export const unique = 'بلا تكرار';
export const multipleOf = (step: string) => `من مضاعفات ${step}`;
export const decimalPlaces = (count: number) => `المنازل العشرية <= ${count}`;
export const matches = (pattern: string) => `يطابق \u2068${pattern}\u2069`;
export const encodedAs = (encoding: string) => `مرمز بصيغة ${encoding}`;
export const contains = (range: string) => `يحتوي على ${range}`;
export const xmlName = (name: string) => `اسم XML: ${name}`;
export const xmlNamespace = (namespace: string) => `نطاق أسماء XML: ${namespace}`;
export const xmlAttribute = 'سمة XML';
export const xmlWrapped = 'داخل عنصر XML';
export const xmlText = 'نص XML';
export const xmlCdata = 'مقطع CDATA في XML';
export const xmlNone = 'بلا عنصر XML';
export const noMoreItems = 'لا عناصر أخرى';
export const unresolvedReference = (reference: string) => `لا يؤدي المرجع ${reference} إلى شيء.`;
export const selfReference = 'لا يشير هذا المخطط إلا إلى نفسه.';
export const typeConflict = (types: string[]) => `لا توجد قيمة مناسبة: يجب أن تكون ${types.join(' و')} في آن واحد.`;
export const enumConflict = 'لا توجد قيمة مناسبة: ليس بين قوائم القيم المسموحة قيمة مشتركة.';
export const constConflict = 'لا توجد قيمة مناسبة: مطلوب ثابتان مختلفان.';
export const rangeConflict = (unit: string) => `لا توجد قيمة مناسبة: الحدود${unit ? ` (${unit})` : ''} متعارضة.`;
export const unknownMapping = (value: string) => `لا تؤدي قيمة المميز ${value} إلى أي خيار.`;
export const tooManySchemas = 'اختصر هذا المخطط هنا: في المستند مخططات كثيرة جدًا.';
export const requiredAlone = 'مطلوب، لكنه غير موصوف.';

// Operations
export const serializationStyle = (style: string) => `النمط: ${style}`;
export const exploded = 'موزع';
export const notExploded = 'غير موزع';
export const reservedAllowed = 'الأحرف المحجوزة مسموحة';
export const emptyAllowed = 'يجوز أن يكون فارغًا';
export const contentTypes = (types: string) => `نوع المحتوى: ${types}`;
export const encodingHeader = (name: string) => `الترويسة ${name}`;
export const basicScheme = 'HTTP basic';
export const bearerScheme = (format?: string) => (format ? `HTTP bearer (${format})` : 'HTTP bearer');
export const httpScheme = (scheme: string) => `HTTP ${scheme}`;
export const apiKeyScheme = (place: string, name: string) => `مفتاح API في ${place} ${name}`;
export const oauthScheme = 'OAuth 2.0';
export const openIdScheme = 'OpenID Connect';
export const mutualTlsScheme = 'TLS متبادل';
export const usedInParameter = (operation: string, name: string) => `${operation}، المعامل ${name}`;
export const usedInBody = (operation: string) => `${operation}، جسم الطلب`;
export const usedInResponse = (operation: string, status: string) => `${operation}، الاستجابة ${status}`;
export const authorizationUrl = 'التفويض';
export const tokenUrl = 'الرمز';
export const refreshUrl = 'التجديد';
export const deviceUrl = 'تفويض الجهاز';
export const exampleTitle = 'مثال';

// Markdown
export const admonitionTitles = {
  note: 'ملاحظة',
  tip: 'نصيحة',
  info: 'معلومة',
  warning: 'تحذير',
  danger: 'خطر',
  caution: 'تنبيه',
  important: 'مهم',
  success: 'نجاح',
};
export const details = 'التفاصيل';
export const copyCode = 'نسخ الشيفرة';
export const copied = 'تم النسخ';
export const wrapLines = 'لف الأسطر الطويلة';
export const code = (language: string) => (language === '' ? 'شيفرة' : `شيفرة، ${language}`);
export const checkedAgainst = 'جرى التحقق منه مقابل';
export const directLink = (heading: string) => `رابط مباشر إلى ${heading}`;
export const table = 'جدول';
export const diagram = 'مخطط بياني';
export const done = 'منجز';
export const open = 'غير منجز';
export const footnotes = 'الحواشي';
export const backToReference = (number: string) => `العودة إلى الموضع ${number}`;
export const tableColumns = {
  name: 'الاسم',
  type: 'النوع',
  default: 'الافتراضي',
  description: 'الوصف',
  required: 'مطلوب',
};
export const sdkNone = (outputs: boolean) => (outputs ? 'لا يخرج أي حقول.' : 'لا يأخذ أي معاملات.');
export const illustrative = 'توضيحية';
export const illustrativeCategory = (others: string[]) =>
  `كل الصفحات${others.length === 0 ? '' : ` باستثناء ${others.map((title) => `«${title}»`).join('، ')}`} توضيحية: لا توثق المنصة أنواع المكونات ولا حزمة SDK.`;
export const illustrativeNote =
  'لا توثق المنصة أنواع المكونات ولا حزمة SDK. ما يفعله المكون والأنواع والإصدارات والمعاملات وإعدادات الروابط وحقول الخرج وأسماء SDK في هذه الصفحة توضيحية: تبين كيف يوصف مكون. أما الطلبات فهي التي يصفها مرجع الواجهات.';

// API reference
export const apiReference = 'مرجع الواجهات';
export const operations = 'العمليات';
export const schemas = 'المخططات';
export const servers = 'الخوادم';
export const authentication = 'المصادقة';
/** Before the link to the page about them. */
export const seeCredentials = 'انظر';
export const downloads = 'التنزيلات';
export const contentsOfReference = 'المحتويات';
export const openApiYaml = 'OpenAPI (YAML)';
export const openApiJson = 'OpenAPI (JSON)';
export const typeScriptTypes = 'أنواع TypeScript';
export const contact = 'جهة الاتصال';
export const license = 'الترخيص';
export const termsOfService = 'شروط الخدمة';
export const moreInformation = 'مزيد من المعلومات';
/** The name of the link from an API to the page that explains it. */
export const guideOfApi = 'الدليل';
export const webhooks = 'خطافات الويب';
export const filterOperations = 'تصفية العمليات';
export const noOperationFound = 'لا توجد عملية مطابقة.';
export const linkTo = (name: string) => `نسخ الرابط إلى ${name}`;
export const linkCopied = 'تم نسخ الرابط';
export const copyFailed = 'النسخ غير مسموح هنا.';
export const copyPath = 'نسخ المسار';
export const operationId = 'معرف العملية';
export const copyOperationId = 'نسخ معرف العملية';
export const markdown = 'Markdown';
export const copyMarkdown = 'نسخ بصيغة Markdown';
export const deprecated = 'مهمل';
export const required = 'مطلوب';
export const requiredWith = (name: string) => `مطلوب مع ${name}`;
export const readOnly = 'للقراءة فقط';
export const writeOnly = 'للكتابة فقط';
export const withDefaults = 'بالقيم الافتراضية';
export const alsoInSchema = 'أيضًا في المخطط:';
export const titleOfSchema = 'العنوان';
export const leftOutOfRequest = 'للقراءة فقط، لا يرسل أبدًا إلى الواجهة:';
export const leftOutOfResponse = 'للكتابة فقط، لا ترسله الواجهة أبدًا:';
export const assumed = 'مفترض';
export const assumedTitle = 'غير وارد في مواصفات المنصة؛ مفترض هنا.';
export const requiredAccess = 'الوصول';
export const noAccessNeeded = 'لا يلزم';
export const accessOr = 'أو';
export const accessAnd = 'و';
export const parametersOf = {
  path: 'معاملات المسار',
  query: 'معاملات الاستعلام',
  header: 'معاملات الترويسة',
  cookie: 'معاملات ملفات الارتباط',
} as const;
export const sharedParameters = (count: number) => `${count} معلمات المسار:`;
export const bodyUndocumentedShort = 'المتن غير موثق';
export const noExample = (reason: string | undefined) =>
  reason === undefined ? 'لا مثال' : `لا مثال: تعذّر توليد مثال يقبله المخطط (${reason})`;
export const noBody = 'لا متن';
export const requestBody = 'جسم الطلب';
export const responses = 'الاستجابات';
export const headers = 'الترويسات';
export const responseLinks = 'الروابط';
export const callbacks = 'نداءات الرد';
export const webhook = 'خطاف ويب';
export const callback = 'نداء رد';
export const encoding = 'الترميز';
export const bodyUndocumented = 'جسم الاستجابة غير موثق.';
export const requestBodyUndocumented = 'جسم الطلب غير موثق.';
export const expandAll = 'توسيع الكل';
export const collapseAll = 'طي الكل';
export const defaultValue = 'الافتراضي';
export const constantValue = 'دائمًا';
export const exampleValue = 'مثال';
export const allowedValues = 'القيم المسموحة';
export const meaningsUndocumented = 'المعاني: غير موثقة.';
export const meaningsInDescription = 'المعاني: انظر الوصف.';
export const meaningsAt = 'المعاني:';
export const itemsOf = 'العناصر';
export const valuesOf = 'القيم';
export const eachValue = (fields: string) => `كل قيمة: ${fields}`;
export const fieldCount = (count: number) =>
  toPlural('ar', count, {
    zero: 'لا حقول',
    one: 'حقل واحد',
    two: 'حقلان',
    few: '# حقول',
    many: '# حقلًا',
    other: '# حقل',
  });
export const showDetails = 'التفاصيل';
export const mapKey = 'أي اسم';
export const mapKeyMatching = 'أسماء تطابق';
export const propertyNames = 'الأسماء';
export const otherFieldsAllowed = 'حقول أخرى مسموحة.';
export const noPropertiesAllowed = 'لا يُسمح بأي خصائص.';
export const otherFieldsRefused = 'لا تسمح حقول أخرى.';
export const containsItems = 'عنصر واحد على الأقل هو';
export const itemAt = (index: number) => `العنصر ${index}`;
export const oneOf = 'واحد من';
export const anyOf = 'أي من';
export const notSchema = 'يجب ألا يكون';
export const ifSchema = 'إذا';
export const thenSchema = 'فإن';
export const elseSchema = 'وإلا';
export const selectedBy = (name: string) => `حيث ${name} هو`;
export const selectsVariant = 'يميز بين الخيارات.';
export const recursive = 'تكراري';
export const recursiveText = 'مثل';
export const fieldsUnderSchemas = 'الحقول موجودة تحت';
export const cutText = 'حقول أكثر مما تعرضه هذه الصفحة؛ التنزيلات أعلاه تحتويها كلها.';
export const usedBy = 'يستخدمه';
export const sameSchemaAs = 'مطابق للمخطط';
export const usedByNone = 'لا شيء آخر في هذه الواجهة يشير إلى هذا المخطط.';
export const whereUsed = 'مواضع الاستخدام';
export const whereUsedOf = (name: string) => `مواضع الاستخدام: ${name}`;
export const requestSample = 'نموذج طلب';
/** Before the link to the page that says what the variables of samples stand for. */
export const sampleVariables = 'قيم المتغيرات:';
export const requestExamples = 'أمثلة طلبات';
export const languageOfSamples = 'لغة النماذج';
export const loading = 'جارٍ التحميل…';
export const samplesFailed = (language: string) => `تعذر تحميل النماذج بلغة ${language}.`;
export const documentFailed = 'تعذر تحميل النص.';
export const noDescription = 'غير موثق.';
export const externalExample = 'مثال في عنوان آخر';
export const moreUses = (count: number) => `${count} أخرى`;
export const usesCut = 'تشير إليه مواضع أكثر مما هو مدرج هنا.';
export const operationsOf = (tag: string) => `عمليات ${tag}`;

// An operation as Markdown
export const markdownDeprecated = '**مهمل.**';
export const markdownDeprecatedWord = 'مهمل';
export const markdownRequired = 'مطلوب';
export const markdownParameters = 'المعاملات';
export const markdownBody = 'جسم الطلب';
export const markdownResponse = (status: string) => `الاستجابة ${status}`;
export const markdownNoBody = 'لا يوجد جسم موثق.';
export const markdownNoSecurity = 'لا شيء';
export const markdownSecurity = (labels: string) => `يتطلب: ${labels}.`;
export const markdownAssumptions = 'مفترض';
export const markdownAssumed = (reason: string) => `(مفترض: ${reason})`;
export const markdownConst = (value: string) => `دائمًا \`${value}\``;
export const specProblems = 'مشكلات هذه المواصفات';
export const contentProblems = 'مشكلات الصفحات';
export const markdownDefault = (value: string) => `الافتراضي \`${value}\``;
export const markdownValues = (values: string[]) => `واحد من ${values.join('، ')}`;
export const markdownMeaningUndocumented = 'غير موثق';
export const markdownMeaningsUndocumented = (values: string) => `${values} (المعاني: غير موثقة)`;
export const markdownAbove = (name: string) => `مثل ${name} أعلاه`;
export const markdownMore = (name: string, href: string) => `انظر [${name}](${href})`;
export const markdownOneOf = 'إما';
export const markdownAnyOf = 'أي من';

// Large specs
export const schemaFailed = 'تعذر تحميل الحقول.';
export const pagesFailed = 'تعذّر تحميل هذه الصفحات.';
export const operationsFailed = 'تعذر تحميل العمليات.';
export const allOperations = (count: number) => `كل العمليات (${count})`;
export const pagesOfList = 'أجزاء القائمة';
export const moreFields = (count: number) => `حقول أخرى (${count})`;
export const moreFieldsInFile = 'بقية ما وُثّق عن هذه الحقول في ملف OpenAPI.';
export const omittedFields = (count: number) => `حذفت هنا حقول أخرى (${count})؛ ملف OpenAPI يحتويها كلها.`;
export const moreValues = (count: number) => `حذفت هنا قيم أخرى (${count})؛ ملف OpenAPI يحتويها كلها.`;
export const moreVariants = (count: number) => `حذفت هنا خيارات أخرى (${count})؛ ملف OpenAPI يحتويها كلها.`;
export const moreLines = (count: number) => `حذفت هنا أسطر أخرى (${count})؛ ملف OpenAPI يحتويها كلها.`;
export const invalidExample = (reason: string) => `هذا المثال لا يطابق مخططه: ${reason}.`;
export const invalidValue = (value: string, reason: string) => `المثال ${value} لا يطابق المخطط: ${reason}.`;
export const noSampleBody = (reason: string) => `لا متن للطلب: تعذّر توليد مثال يقبله المخطط (${reason}).`;
export const generatedExample = 'مُنشأ من المخطط.';
export const cutExample = 'يُغفل هذا المثال بعض الحقول؛ والمخطط يضمّها كلها.';

// Explain a payload. A module of its own, so that these texts are not in the first load of every page.
export * from './payload/ar';
