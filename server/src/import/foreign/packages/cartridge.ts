import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Language } from '@medeina/contract';
import type { Texts } from '../../shapes.ts';
import type { Archive } from '../archive.ts';
import { fileMaterial, pageMaterials, whyNoFigure } from '../file-material.ts';
import { type Addresses, asMarkdown, isWebAddress, markdownOf } from '../html.ts';
import { eachOnce, languageByLetters, LanguageReader, mapTexts } from '../localised.ts';
import { TextFiles, isPicture } from '../material-names.ts';
import type { ForeignCourse, ForeignMaterial, ForeignTopic, MaterialFacts } from '../model.ts';
import { NotHere } from '../not-here.ts';
import type { QuestionJson } from '../questions.ts';
import { readOrRefuse } from '../refuse.ts';
import type { ConversionReport, ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { ask } from './ask.ts';
import { packageCourse } from './course.ts';
import { archiveName, type Manifest, packageXml, type PackageResource } from './manifest.ts';
import { htmlOf, readQti1Item } from './qti1-item.ts';
import { type PackageReading, wordTexts } from './reading.ts';
import { Slugs } from './slugs.ts';

/** A thing of the cartridge while it is read. */
interface ThingReading extends PackageReading {
  readonly resource: PackageResource;
  readonly slug: string;
  readonly facts: MaterialFacts;
  readonly notes: ItemNotes;
}

type ReadThing = (reading: ThingReading) => Promise<ForeignMaterial[]>;

/** Types of resources, by how they begin: versions differ in their endings. */
const types: readonly (readonly [type: RegExp, what: string, read: ReadThing])[] = [
  [/^webcontent$|^associatedcontent\//, 'web content', webContent],
  [/^imswl_/, 'web link', webLink],
  [/^imsdt_/, 'discussion topic', discussion],
  [/^imsqti_.*\/assessment$/, 'assessment', assessment],
];

/** A Common Cartridge as a course. */
export async function readCartridge(
  archive: Archive,
  path: string,
  manifest: Manifest,
  report: ConversionReport,
  language: Language | undefined,
): Promise<ForeignCourse> {
  const titles = [...manifest.items].map((item) => item.text).join(' ');
  const main =
    language ?? manifest.language ?? languageByLetters(`${manifest.title} ${manifest.description} ${titles}`);
  const reader = new LanguageReader(main);
  const notes = report.add('course', manifest.title || archive.name);
  notes.changed('what is opened, or sent, is completed: cartridges do not say what completes');
  const unsound = new Map<string, string>();
  for (const [name, file] of archive.files) {
    const why = isPicture(name) ? await whyNoFigure(file) : null;
    if (why !== null) unsound.set(name, why);
  }
  const reading: PackageReading = {
    archive,
    path,
    manifest,
    reader,
    report,
    slugs: new Slugs(),
    fileNames: new Set(),
    unsound,
    drafts: draftsIn(await packageXml(archive, path, 'course_settings/module_meta.xml')),
    told: { resources: new Set(), files: new Set() },
  };
  const topics = await topicsOf(reading);
  tellRest(reading);
  return packageCourse({ manifest, archive, reader, notes, topics, format: 'cc' });
}

const isDraft = (part: XmlElement): boolean => part.at('workflow_state')?.text.trim() === 'unpublished';

/** Canvas says beside the tree what is published; of a module that is not, nothing is. */
function draftsIn(modules: XmlElement | undefined): Set<string> {
  const drafts = (modules?.all('module') ?? []).flatMap((module) =>
    [...module.within('item')].filter((item) => isDraft(module) || isDraft(item)),
  );
  return new Set(drafts.map((item) => item.attribute('identifier') ?? ''));
}

/** What no place of the tree, and no page in it, leads to. */
function tellRest({ manifest, report, told }: PackageReading): void {
  const resources = [...manifest.resources.values()];
  const ofResources = new Set(resources.map(({ file }) => file));
  for (const resource of resources) {
    const { id, file } = resource;
    // What the tree names and could not come stayed behind with its files.
    if (told.resources.has(id) && !told.files.has(file)) continue;
    const names = [file, ...resource.files].filter((name) => name !== '');
    const isReached = told.resources.has(id) || names.some((name) => told.files.has(name));
    const why = whyLeft(resource, isReached);
    if (!isReached)
      report
        .add(isBank(resource) ? 'question bank' : (typeOf(resource)?.[1] ?? 'resource'), file || id)
        .left(why);
    for (const name of names) {
      if (told.files.has(name) || (name !== file && ofResources.has(name))) continue;
      told.files.add(name);
      if (isReached || name !== file) report.add('file', name).left(why);
    }
  }
}

function whyLeft(resource: PackageResource, isReached: boolean): string {
  if (resource.isForTeachers) return onlyForTeachers;
  if (isReached) return 'no page links to it';
  return isBank(resource)
    ? 'its questions are asked by no test, and there are no question banks here'
    : 'nothing in the tree of contents leads to it';
}

function isBank({ type }: PackageResource): boolean {
  return type.endsWith('/question-bank');
}

function typeOf(resource: PackageResource): (typeof types)[number] | undefined {
  return types.find(([type]) => type.test(resource.type));
}

/** The first level of the tree are topics; what lies deeper in it are their parts. */
async function topicsOf(reading: PackageReading): Promise<ForeignTopic[]> {
  const [root, ...more] = reading.manifest.items;
  const isRoot = root !== undefined && more.length === 0 && root.attribute('identifierref') === undefined;
  const topics: ForeignTopic[] = [];
  let loose: XmlElement[] = [];
  const add = async (
    id: string,
    title: Texts,
    items: readonly XmlElement[],
    notes?: ItemNotes,
  ): Promise<void> => {
    const sections = await sectionsOf(reading, title, items);
    const slug = `${String(topics.length + 1).padStart(3, '0')}-${reading.slugs.of(`topic-${id}`)}`;
    if (sections.length > 0) topics.push({ slug, title, description: null, sections });
    else notes?.left(nothingInIt);
  };
  const addLoose = async (): Promise<void> => {
    const [first] = loose;
    if (first !== undefined) await add(first.attribute('identifier') ?? '', courseTopic, loose);
    loose = [];
  };
  for (const item of isRoot ? root.all('item') : reading.manifest.items) {
    if (item.all('item').length === 0) loose.push(item);
    else {
      await addLoose();
      const notes = reading.report.add('module', nameOf(item));
      await add(item.attribute('identifier') ?? '', titleOf(item, reading, notes), [item], notes);
    }
  }
  await addLoose();
  return topics;
}

const nothingInIt = 'there is nothing in it';
const courseTopic: Texts = { lt: 'Kurso medžiaga', en: 'Course material', ru: 'Материалы курса' };

type Part = ForeignTopic['sections'][number];

/** Parts that hold something, in the order of the tree: what follows a module within another is a part of its own. */
async function sectionsOf(
  reading: PackageReading,
  title: Texts,
  items: readonly XmlElement[],
): Promise<Part[]> {
  const parts: Part[] = [];
  let materials: ForeignMaterial[] = [];
  const close = (): void => {
    if (materials.length > 0) parts.push({ title, materials });
    materials = [];
  };
  for (const item of items) {
    materials.push(...(await thingOf(item, reading)));
    for (const child of item.all('item')) {
      if (child.all('item').length === 0) {
        materials.push(...(await thingOf(child, reading)));
        continue;
      }
      const notes = reading.report.add('module', nameOf(child));
      const named = titleOf(child, reading, notes);
      const below = await sectionsOf(reading, named, [child]);
      if (below.length === 0) {
        notes.left(nothingInIt);
        continue;
      }
      if (!below.some((part) => part.title === named))
        notes.changed('its title is gone: all in it has titles of its own');
      close();
      parts.push(...below);
    }
  }
  close();
  return parts;
}

function nameOf(item: XmlElement): string {
  return item.at('title')?.text.trim() || (item.attribute('identifier') ?? '');
}

function titleOf(item: XmlElement, { reader }: PackageReading, notes: ItemNotes): Texts {
  return reader.name(nameOf(item), notes, '–');
}

const onlyForTeachers = 'it is only for those who teach';

async function thingOf(item: XmlElement, reading: PackageReading): Promise<ForeignMaterial[]> {
  const reference = item.attribute('identifierref');
  if (reference === undefined) {
    if (item.all('item').length === 0)
      reading.report.add('heading', nameOf(item)).left('it is a heading without content');
    return [];
  }
  const resource = reading.manifest.resources.get(reference);
  const found = resource && typeOf(resource);
  const notes = reading.report.add(found?.[1] ?? 'item', nameOf(item));
  reading.told.resources.add(reference);
  if (resource === undefined || found === undefined) {
    notes.left(
      resource === undefined
        ? 'the package does not hold it'
        : `there is nothing like '${resource.type}' here`,
    );
    return [];
  }
  if (resource.isForTeachers) {
    notes.left(onlyForTeachers);
    return [];
  }
  if (reading.drafts.has(item.attribute('identifier') ?? '')) {
    notes.left('it is not published: learners did not see it');
    return [];
  }
  const facts: MaterialFacts = { title: titleOf(item, reading, notes), completion: 2 };
  const id = item.attribute('identifier') ?? reference;
  try {
    const materials = await found[2]({ ...reading, resource, slug: reading.slugs.of(id), facts, notes });
    reading.told.files.add(resource.file);
    return materials;
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    notes.left(error.message);
    return [];
  }
}

/** Of pages the text came; any other file is a file. */
async function webContent(reading: ThingReading): Promise<ForeignMaterial[]> {
  const { resource, archive, slug, facts, notes, reader, fileNames: taken } = reading;
  const path = archive.files.get(resource.file);
  if (path === undefined) throw new NotHere('the package does not hold its file');
  const name = posix.basename(resource.file);
  if (!/\.x?html?$/i.test(name))
    return [
      await fileMaterial({ slug, facts, notes, name, path, pass: null, isCompletedByResult: false, taken }),
    ];
  const names = new TextFiles(slug, taken);
  const addresses = addressesFrom(reading, names);
  const html = await readOrRefuse(reading.path, resource.file, () => textOf(path, archive));
  const texts = eachOnce(reader.read(html, notes), (text) => markdownOf(text, addresses, notes));
  return await pageMaterials({ slug, facts, notes }, texts, names);
}

/** As much as one page can be. */
const mostBytes = 8_000_000;

async function textOf(path: string, { allowance }: Archive): Promise<string> {
  const { size } = await stat(path);
  if (size > mostBytes) throw new NotHere('its page is larger than 8 megabytes');
  allowance.takeBytes(size);
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotHere('its page is not UTF-8');
  }
}

/** Addresses of a file mean files beside it, or of the whole package. */
function addressesFrom(
  { resource, archive, manifest, notes, unsound, told }: ThingReading,
  names: TextFiles,
): Addresses {
  const from = resource.file;
  return {
    of: (address, use) => {
      if (isWebAddress(address)) return use === 'link' ? address : undefined;
      const ofPackage = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/?/i;
      const bare = address.replace(ofPackage, '');
      const places = ofPackage.test(address)
        ? ['', 'web_resources/', `${posix.dirname(from)}/`]
        : [`${posix.dirname(from)}/`];
      const found = places
        .map((place) => archiveName(`${place}${bare}`))
        .find((name) => archive.files.has(name));
      const path = found === undefined ? undefined : archive.files.get(found);
      if (found === undefined || path === undefined) return undefined;
      const name = posix.basename(found);
      told.files.add(found);
      if (isForTeachers(found, manifest)) {
        notes.changed(`the file '${name}' did not come: ${onlyForTeachers}`);
        return undefined;
      }
      if (use === 'link' || !isPicture(name)) {
        names.link(path, name);
        return null;
      }
      const fault = unsound.get(found);
      if (fault !== undefined) notes.changed(`the picture '${name}' ${fault}`);
      return fault === undefined ? names.nameOf(path, name) : undefined;
    },
  };
}

/** Whether a file is of resources for teachers alone. */
function isForTeachers(file: string, { resources }: Manifest): boolean {
  const owners = [...resources.values()].filter(
    ({ files, file: main }) => main === file || files.includes(file),
  );
  return owners.length > 0 && owners.every((owner) => owner.isForTeachers);
}

async function bodyOf({ resource, archive, path }: ThingReading): Promise<XmlElement> {
  const body = await packageXml(archive, path, resource.file);
  if (body === undefined) throw new NotHere('the package does not hold its file');
  return body;
}

async function webLink(reading: ThingReading): Promise<ForeignMaterial[]> {
  const address = (await bodyOf(reading)).at('url')?.attribute('href')?.trim() ?? '';
  if (!/^https?:/i.test(address) || !isWebAddress(address) || !URL.canParse(address))
    throw new NotHere(`'${address.slice(0, 80)}' is not a web address`);
  return [{ slug: reading.slug, json: { type: 'link', ...reading.facts, url: address } }];
}

async function discussion(reading: ThingReading): Promise<ForeignMaterial[]> {
  const { slug, facts, reader, notes } = reading;
  const body = await bodyOf(reading);
  const words = wordTexts(body.at('text')?.text ?? '', reader, notes);
  if ((body.at('attachments')?.children ?? []).length > 0) notes.changed('what was attached to it is gone');
  const description = words === null ? {} : { description: mapTexts(words, asMarkdown) };
  return [{ slug, json: { type: 'forum', ...facts, ...description } }];
}

async function assessment(reading: ThingReading): Promise<ForeignMaterial[]> {
  const { slug, facts, reader, notes, archive, resource } = reading;
  const body = (await bodyOf(reading)).at('assessment');
  if (archive.files.has(`non_cc_assessments/${resource.id}.xml.qti`))
    notes.changed(
      'Canvas keeps its points, and questions of other types, in a file of its own: these did not come',
    );
  const settings = new Map(
    (body?.at('qtimetadata')?.all('qtimetadatafield') ?? []).map((field) => [
      field.at('fieldlabel')?.text.trim() ?? '',
      field.at('fieldentry')?.text.trim() ?? '',
    ]),
  );
  const questions = questionsOf([...(body?.within('item') ?? [])], reading);
  if (questions.length === 0) throw new NotHere('none of its questions can be asked here');
  const words = wordTexts(body === undefined ? '' : introductionTo(body), reader, notes);
  const attempts = Number(settings.get('cc_maxattempts') ?? '');
  const minutes = Number(settings.get('qmd_timelimit') ?? '');
  return [
    {
      slug,
      json: {
        type: 'quiz',
        ...facts,
        ...(words === null ? {} : { description: mapTexts(words, asMarkdown) }),
        ...(Number.isInteger(attempts) && attempts >= 1 && attempts <= 100 ? { attempts } : {}),
        ...(Number.isInteger(minutes) && minutes >= 1 && minutes <= 600
          ? { time_limit_minutes: minutes }
          : {}),
        shuffle: false,
        questions,
      },
    },
  ];
}

/** What a test, or a part of it, says before its questions. */
function introductionTo(test: XmlElement): string {
  return [test, ...test.within('section')]
    .flatMap(({ children }) =>
      children.filter(({ name }) => name === 'rubric' || name === 'presentation_material'),
    )
    .map((text) => `<div>${htmlOf([...text.within('material')])}</div>`)
    .join('');
}

function questionsOf(items: readonly XmlElement[], { report, reader, notes }: ThingReading): QuestionJson[] {
  const asked = new Map<string, QuestionJson>();
  for (const [index, item] of items.entries()) {
    const name = item.attribute('title') || `${index + 1}`;
    const own = report.add('question', name);
    ask(asked, { name, own, notes }, () => readQti1Item(item, reader, own));
  }
  return [...asked.values()];
}
