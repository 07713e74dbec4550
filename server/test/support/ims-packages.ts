import sharp from 'sharp';
import type { PackageContents } from './packages.ts';

/** Packages of IMS as other systems write them, small and by hand. */

const document = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;

function resource(id: string, type: string, file: string, metadata = ''): string {
  return `<resource identifier="${id}" type="${type}" href="${file}">${metadata}<file href="${file}"/></resource>`;
}

/** For whom a resource of a cartridge is. */
function forRoles(...roles: readonly string[]): string {
  const each = roles.map(
    (role) =>
      `<lom:intendedEndUserRole><lom:source>IMSGLC_CC_Rolesv1p2</lom:source><lom:value>${role}</lom:value></lom:intendedEndUserRole>`,
  );
  return `<metadata><lom:lom xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/resource"><lom:educational>${each.join('')}</lom:educational></lom:lom></metadata>`;
}

const item = (id: string, title: string, reference: string): string =>
  `<item identifier="${id}" identifierref="${reference}"><title>${title}</title></item>`;

/** A choice of QTI 1.2 in the form that cartridges allow. */
function choice12(id: string, cardinality: 'Multiple' | 'Single', right: string, score = '100'): string {
  return `<item ident="${id}" title="${id}"><presentation>
    <material><mattext texttype="text/html">&lt;p&gt;Kas &amp;lt; 5?&lt;/p&gt;</mattext></material>
    <response_lid ident="r" rcardinality="${cardinality}"><render_choice>
      <response_label ident="A1"><material><mattext texttype="text/plain">3 &lt; 5</mattext></material></response_label>
      <response_label ident="B1"><material><mattext texttype="text/html">7</mattext></material></response_label>
      <response_label ident="C1"><material><mattext texttype="text/html">4</mattext></material></response_label>
    </render_choice></response_lid></presentation>
    <resprocessing><outcomes><decvar varname="SCORE"/></outcomes>
      <respcondition><conditionvar><varequal respident="r">B1</varequal></conditionvar><displayfeedback linkrefid="B1_fb"/></respcondition>
      <respcondition><conditionvar>${right}</conditionvar><setvar action="Set" varname="SCORE">${score}</setvar></respcondition>
    </resprocessing>
    <itemfeedback ident="B1_fb"><flow_mat><material><mattext texttype="text/html">Per daug</mattext></material></flow_mat></itemfeedback>
    <itemfeedback ident="general_fb"><flow_mat><material><mattext texttype="text/html">Mažiau už penkis.</mattext></material></flow_mat></itemfeedback>
  </item>`;
}

const typed12 = `<item ident="tekstas" title="tekstas"><presentation><material><mattext>Numeris?</mattext></material>
  <response_str ident="r" rcardinality="Single"><render_fib/></response_str></presentation>
  <resprocessing><respcondition><conditionvar><varequal respident="r">112</varequal><varequal respident="r">vienas vienas du</varequal></conditionvar>
    <setvar varname="SCORE">100</setvar></respcondition></resprocessing></item>`;
const essay12 = `<item ident="rasinys" title="Rašinys"><presentation><material><mattext>Aprašykite</mattext></material>
  <response_str ident="r"><render_fib/></response_str></presentation></item>`;

export const cartridge: PackageContents = {
  'imsmanifest.xml':
    document(`<manifest identifier="Kursas_A.1" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"
      xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
    <metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>
      <lomimscc:lom><lomimscc:general>
        <lomimscc:title><lomimscc:string language="lt-LT">Žaizdos &amp; tvarsčiai</lomimscc:string></lomimscc:title>
        <lomimscc:description><lomimscc:string>Kaip tvarstyti.</lomimscc:string></lomimscc:description>
      </lomimscc:general></lomimscc:lom></metadata>
    <organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">
      <item identifier="m1"><title>Pirmas &lt;modulis&gt;</title>
        ${item('i1', 'Skaitiniai', 'r1')}${item('i2', 'Gairės', 'r2')}
        <item identifier="m2"><title>Giliau</title>${item('i3', 'Diskusija', 'r3')}${item('i4', 'Testas', 'r4')}</item>
        ${item('i5', 'Įrankis', 'r5')}${item('i6', 'Lapas', 'r6')}${item('i7', 'Dingęs', 'r7')}
        ${item('i8', 'Atsakymai', 'r8')}${item('i9', 'Visiems', 'r9')}
      </item></item></organization></organizations>
    <resources>
      ${resource('r1', 'webcontent', 'puslapiai/skaitiniai.html')}
      ${resource('r2', 'imswl_xmlv1p3', 'nuoroda.xml')}
      ${resource('r3', 'imsdt_xmlv1p3', 'tema.xml')}
      ${resource('r4', 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment', 'testas/testas.xml')}
      ${resource('r5', 'imsbasiclti_xmlv1p3', 'irankis.xml')}
      ${resource('r6', 'webcontent', 'web_resources/lapas%20vienas.pdf')}
      ${resource('r8', 'webcontent', 'web_resources/atsakymai.html', forRoles('Instructor', 'Mentor'))}
      ${resource('r9', 'webcontent', 'web_resources/visiems.html', forRoles('Instructor', 'Learner'))}
      ${resource('r10', 'webcontent', 'web_resources/raktas.pdf', forRoles('Instructor'))}
      ${resource('r11', 'webcontent', 'web_resources/zaizda.png')}
      ${resource('r12', 'imsqti_xmlv1p2/imscc_xmlv1p3/question-bank', 'bankas.xml')}
      ${resource('r13', 'webcontent', 'web_resources/pamirstas.pdf')}
    </resources></manifest>`),
  'web_resources/atsakymai.html': '<p>Teisingi atsakymai</p>',
  'web_resources/visiems.html': '<p>Visiems <a href="raktas.pdf">raktas</a></p>',
  'web_resources/raktas.pdf': '%PDF-1.7 raktas',
  'web_resources/pamirstas.pdf': '%PDF-1.7 pamirštas',
  'bankas.xml': document('<questestinterop/>'),
  'puslapiai/skaitiniai.html':
    '<html><head><title>x</title><script>alert(1)</script></head><body><h2>Valymas</h2><p>NaCl 0,9 % <img src="$IMS-CC-FILEBASE$/zaizda.png" alt="Žaizda"> <a href="../web_resources/lapas%20vienas.pdf">lapas</a></p></body></html>',
  'web_resources/zaizda.png': await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer(),
  'web_resources/lapas vienas.pdf': '%PDF-1.7 lapas',
  'nuoroda.xml': document(
    '<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>x</title><url href="https://example.org/gaires?a=1&amp;b=2" target="_blank"/></webLink>',
  ),
  'tema.xml': document(
    '<topic><title>x</title><text texttype="text/html">&lt;p&gt;Kuo &lt;b&gt;tvarstote&lt;/b&gt;?&lt;/p&gt;</text></topic>',
  ),
  'irankis.xml': document('<cartridge_basiclti_link/>'),
  'testas/testas.xml': document(`<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
    <assessment ident="t" title="Testas">
      <qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>3</fieldentry></qtimetadatafield></qtimetadata>
      <section ident="s">
        ${choice12('vienas', 'Single', '<varequal respident="r">A1</varequal>')}
        ${choice12('keli', 'Multiple', '<and><varequal respident="r">A1</varequal><varequal respident="r">C1</varequal><not><varequal respident="r">B1</varequal></not></and>')}
        ${typed12}${essay12}
      </section></assessment></questestinterop>`),
};

function item21(id: string, declaration: string, body: string, rest = ''): string {
  return document(`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${id}" xml:lang="lt" adaptive="false" timeDependent="false">
    ${declaration}<itemBody>${body}</itemBody>${rest}</assessmentItem>`);
}

function declared(cardinality: string, type: string, ...values: readonly string[]): string {
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse></responseDeclaration>`;
}

const optionsWith = (feedback: (id: string) => string): string =>
  ['A', 'B', 'C']
    .map((id) => `<simpleChoice identifier="${id}">${id} &lt; 9${feedback(id)}</simpleChoice>`)
    .join('');
const options = optionsWith(
  (id) => `<feedbackInline identifier="${id}" outcomeIdentifier="F">Apie ${id}</feedbackInline>`,
);
const set = (...ids: readonly string[]): string =>
  `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="1">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;

const items21: Readonly<Record<string, string>> = {
  vienas: item21(
    'vienas',
    declared('single', 'identifier', 'A'),
    `<p>Įvadas</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Kuris <em>vienas</em>?</prompt>${options}</choiceInteraction>`,
    '<modalFeedback outcomeIdentifier="F" identifier="X" showHide="show">Todėl, kad.</modalFeedback>',
  ),
  keli: item21(
    'keli',
    declared('multiple', 'identifier', 'A', 'C'),
    `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Kurie?</prompt>${options}</choiceInteraction>`,
  ),
  tvarka: item21(
    'tvarka',
    declared('ordered', 'identifier', 'C', 'A', 'B'),
    `<orderInteraction responseIdentifier="RESPONSE"><prompt>Iš eilės</prompt>${optionsWith(() => '')}</orderInteraction>`,
  ),
  poros: item21(
    'poros',
    declared('multiple', 'directedPair', 'P1 S1', 'P2 S2'),
    `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Poros</prompt>${set('P1', 'P2')}${set('S1', 'S2', 'S3')}</matchInteraction>`,
  ),
  zodis: item21(
    'zodis',
    declared('single', 'string', 'širdis'),
    '<p>Kas plaka? <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
  ),
  skaicius: item21(
    'skaicius',
    declared('single', 'float', '5.5'),
    '<p>Kiek? <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
    '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>',
  ),
  piesinys: item21(
    'piesinys',
    declared('single', 'point', '1 1'),
    '<selectPointInteraction responseIdentifier="RESPONSE"><prompt>Kur?</prompt></selectPointInteraction>',
  ),
  laisvas: item21(
    'laisvas',
    declared('single', 'identifier', 'A'),
    `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Be testo?</prompt>${options}</choiceInteraction>`,
  ),
};

export const questionPackage: PackageContents = {
  'imsmanifest.xml':
    document(`<manifest identifier="TESTAI-9" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">
    <organizations/><resources>
      ${resource('t', 'imsqti_test_xmlv2p1', 'testai/testas.xml')}
      ${Object.keys(items21)
        .map((id) => resource(id, 'imsqti_item_xmlv2p1', `klausimai/${id}.xml`))
        .join('')}
      ${resource('dinges', 'imsqti_item_xmlv2p1', 'klausimai/dinges.xml')}
      ${resource('t2', 'imsqti_test_xmlv2p1', 'testai/dinges.xml')}
      ${resource('paveikslas', 'webcontent', 'klausimai/a.png')}
    </resources></manifest>`),
  'testai/testas.xml':
    document(`<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="T1" title="Širdies testas">
    <timeLimits maxTime="600"/>
    <testPart identifier="p" navigationMode="linear" submissionMode="individual"><itemSessionControl maxAttempts="2"/>
      <assessmentSection identifier="s" title="S" visible="true">
        ${Object.keys(items21)
          .filter((id) => id !== 'laisvas')
          .map(
            (id) =>
              `<assessmentItemRef identifier="${id}" href="../klausimai/${id}.xml">${id === 'keli' ? '<weight identifier="w" value="2"/>' : ''}</assessmentItemRef>`,
          )
          .join('')}
      </assessmentSection></testPart></assessmentTest>`),
  ...Object.fromEntries(Object.entries(items21).map(([id, text]) => [`klausimai/${id}.xml`, text])),
};
