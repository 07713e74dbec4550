import type { Archive } from '../archive.ts';
import { whyNoFigure, whyUnsound } from '../file-material.ts';
import type { OnProgress } from '../progress.ts';
import { readOrRefuse, refuse } from '../refuse.ts';
import { readXml, type XmlElement } from '../xml.ts';

/** A file of the backup as its list tells it: named by its content, and filed by whose it is. */
export interface BackupFile {
  readonly context: string;
  readonly component: string;
  readonly area: string;
  readonly item: string;
  /** `/` or `/folder/`. */
  readonly folder: string;
  readonly name: string;
  readonly sortOrder: number;
  /** Where its bytes are now; null where there are none that can be used. */
  readonly path: string | null;
  /** Why there are none, to follow its name. */
  readonly fault: string | null;
  /** Why a page cannot show it, to follow its name; null where it can. It is drawn to find out, once. */
  readonly figureFault: () => Promise<string | null>;
}

export interface BackupActivity {
  /** Its module's id, which restrictions and links name. */
  readonly id: string;
  readonly kind: string;
  readonly context: string;
  /** The activity's own id, by which subsections find their sections. */
  readonly instance: string;
  readonly title: string;
  /** The element with its settings; undefined where the backup lacks it. */
  readonly body: XmlElement | undefined;
  readonly module: XmlElement | undefined;
  readonly grades: XmlElement | undefined;
}

export interface BackupSection {
  readonly id: string;
  readonly number: number;
  readonly body: XmlElement;
}

/** What a backup holds, read but not yet understood. */
export interface Backup {
  readonly information: XmlElement;
  readonly course: XmlElement;
  readonly sections: readonly BackupSection[];
  readonly activities: ReadonlyMap<string, BackupActivity>;
  readonly files: readonly BackupFile[];
  readonly questions: XmlElement | undefined;
  readonly gradebook: XmlElement | undefined;
  readonly completion: XmlElement | undefined;
  readonly groups: XmlElement | undefined;
}

export const backupFile = 'moodle_backup.xml';
const noValue = '$@NULL@$';

/** The text of an element inside; '' where there is none, or Moodle wrote that it has none. */
export function valueOf(element: XmlElement | undefined, ...names: readonly string[]): string {
  const text = element?.at(...names)?.text ?? '';
  return text === noValue ? '' : text;
}

export function numberOf(element: XmlElement | undefined, ...names: readonly string[]): number {
  const number = Number(valueOf(element, ...names));
  return Number.isFinite(number) ? number : 0;
}

/**
 * An id of what is listed: names of folders and files are made of it.
 * @throws {ImportError} for anything but digits.
 */
export function idIn(listed: XmlElement, name: string, path: string): string {
  const id = valueOf(listed, name);
  if (/^\d{1,19}$/.test(id)) return id;
  return refuse(path, `${backupFile} has a ${name} that is no number: '${id.slice(0, 80)}'`);
}

/**
 * Reads the XML of a backup of Moodle 2 and later.
 * @throws {ImportError} where a file that a course cannot do without is missing or broken.
 */
export async function readBackup(archive: Archive, path: string, onProgress?: OnProgress): Promise<Backup> {
  const { files, allowance } = archive;
  const optional = async (name: string): Promise<XmlElement | undefined> => {
    const file = files.get(name);
    return file === undefined ? undefined : await readOrRefuse(path, name, () => readXml(file, allowance));
  };
  const needed = async (name: string): Promise<XmlElement> =>
    (await optional(name)) ?? refuse(path, `This backup lacks ${name}`);
  const information =
    (await needed(backupFile)).at('information') ?? refuse(path, `${backupFile} tells nothing of the course`);
  const kind = information.at('details', 'detail', 'type')?.text ?? 'course';
  if (kind !== 'course') refuse(path, `This is a backup of one ${kind}; back up the whole course`);
  const activities = new Map<string, BackupActivity>();
  const listedActivities = information.at('contents', 'activities')?.all('activity') ?? [];
  for (const [index, listed] of listedActivities.entries()) {
    onProgress?.(index + 1, listedActivities.length, 'activities read');
    const folder = valueOf(listed, 'directory');
    const kindOfActivity = valueOf(listed, 'modulename');
    const root = await optional(`${folder}/${kindOfActivity}.xml`);
    const id = idIn(listed, 'moduleid', path);
    activities.set(id, {
      id,
      kind: kindOfActivity,
      context: root?.attribute('contextid') ?? '',
      instance: root?.attribute('id') ?? '',
      title: valueOf(listed, 'title'),
      body: root?.at(kindOfActivity),
      module: await optional(`${folder}/module.xml`),
      grades: await optional(`${folder}/grades.xml`),
    });
  }
  const sections: BackupSection[] = [];
  for (const listed of information.at('contents', 'sections')?.all('section') ?? []) {
    const body = await optional(`${valueOf(listed, 'directory')}/section.xml`);
    if (body === undefined) continue;
    sections.push({ id: idIn(listed, 'sectionid', path), number: numberOf(body, 'number'), body });
  }
  return {
    information,
    course: await needed('course/course.xml'),
    sections: sections.toSorted((one, other) => one.number - other.number),
    activities,
    files: await filesOf(await optional('files.xml'), archive),
    questions: await optional('questions.xml'),
    gradebook: await optional('gradebook.xml'),
    completion: await optional('completion.xml'),
    groups: await optional('groups.xml'),
  };
}

async function filesOf(list: XmlElement | undefined, archive: Archive): Promise<BackupFile[]> {
  const figureFault = eachPathOnce(whyNoFigure);
  const listed = (list?.all('file') ?? []).filter((file) => valueOf(file, 'filename') !== '.');
  const files: BackupFile[] = [];
  for (const file of listed) {
    const hash = valueOf(file, 'contenthash');
    const name = valueOf(file, 'filename');
    const path = archive.files.get(`files/${hash.slice(0, 2)}/${hash}`);
    const fault = path === undefined ? 'is not in the backup' : await whyUnsound(path, name);
    files.push({
      context: valueOf(file, 'contextid'),
      component: valueOf(file, 'component'),
      area: valueOf(file, 'filearea'),
      item: valueOf(file, 'itemid'),
      folder: valueOf(file, 'filepath'),
      name,
      sortOrder: numberOf(file, 'sortorder'),
      path: fault === null ? (path ?? null) : null,
      fault,
      figureFault: async () => (path === undefined ? fault : await figureFault(path)),
    });
  }
  return files;
}

/** Many files of a list can have the same content. */
function eachPathOnce<Found>(find: (path: string) => Promise<Found>): (path: string) => Promise<Found> {
  const found = new Map<string, Promise<Found>>();
  return async (path) => {
    const finding = found.get(path) ?? find(path);
    found.set(path, finding);
    return await finding;
  };
}
