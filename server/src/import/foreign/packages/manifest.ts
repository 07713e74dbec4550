import { posix } from 'node:path';
import type { Archive } from '../archive.ts';
import { siteLanguage } from '../localised.ts';
import { readOrRefuse, refuse } from '../refuse.ts';
import { readXml, type XmlElement } from '../xml.ts';

/** The manifest of packages of IMS: cartridges and packages of questions have one form. */
export const manifestFile = 'imsmanifest.xml';

/** A thing of the package. */
export interface PackageResource {
  readonly id: string;
  readonly type: string;
  /** The name in the archive of what it opens with; '' where it has none. */
  readonly file: string;
  /** All files that it names. */
  readonly files: readonly string[];
  /** Whether it names for whom it is, and learners are not among them. */
  readonly isForTeachers: boolean;
}

export interface Manifest {
  readonly id: string;
  readonly schema: string;
  readonly title: string;
  readonly description: string;
  readonly language: ReturnType<typeof siteLanguage>;
  readonly resources: ReadonlyMap<string, PackageResource>;
  /** What stands in the tree of contents. */
  readonly items: readonly XmlElement[];
}

export async function readManifest(archive: Archive, path: string): Promise<Manifest> {
  const root =
    (await packageXml(archive, path, manifestFile)) ?? refuse(path, `This package lacks ${manifestFile}`);
  const general = root.at('metadata', 'lom', 'general');
  const title = general?.at('title');
  const written = title?.at('string') ?? title?.at('langstring');
  const resources = new Map<string, PackageResource>();
  const base = root.at('resources')?.attribute('base') ?? '';
  for (const resource of root.at('resources')?.all('resource') ?? []) {
    const nameOf = (href: string | undefined): string => {
      if (href === undefined || href === '') return '';
      const written = `${base}${resource.attribute('base') ?? ''}${href}`;
      // Canvas writes names as they are, with '#' and '?' in them too.
      return archive.files.has(written) ? written : archiveName(written);
    };
    const files = resource.all('file').map((file) => nameOf(file.attribute('href')));
    const id = resource.attribute('identifier') ?? '';
    resources.set(id, {
      id,
      type: resource.attribute('type') ?? '',
      file: nameOf(resource.attribute('href')) || files[0] || '',
      files,
      isForTeachers: isForTeachers(resource),
    });
  }
  return {
    id: root.attribute('identifier') ?? '',
    schema: root.at('metadata', 'schema')?.text.trim() ?? '',
    title: written?.text.trim() ?? '',
    description: general?.at('description')?.text.trim() ?? '',
    language: siteLanguage(written?.attribute('language') ?? general?.at('language')?.text ?? ''),
    resources,
    items: root.at('organizations', 'organization')?.all('item') ?? [],
  };
}

/** Roles by the words of the cartridge's own vocabulary and of LOM's; what names none is for everybody. */
function isForTeachers(resource: XmlElement): boolean {
  const roles = [...(resource.at('metadata')?.within('intendedEndUserRole', 'intendedenduserrole') ?? [])]
    .flatMap((role) => role.all('value'))
    .map((value) => value.text.trim().toLowerCase())
    .filter((role) => role !== '');
  return roles.length > 0 && !roles.some((role) => role === 'learner' || role === 'student');
}

/** An address of the manifest as a name in the archive. */
export function archiveName(href: string): string {
  const [address = ''] = href.split(/[?#]/);
  return posix.normalize(decoded(address)).replace(/^(?:\.?\/)+/, '');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An XML file of the package; undefined where it does not hold it. @throws {ImportError} where it is broken. */
export async function packageXml(
  archive: Archive,
  path: string,
  name: string,
): Promise<XmlElement | undefined> {
  const file = archive.files.get(name);
  return file === undefined
    ? undefined
    : await readOrRefuse(path, name, () => readXml(file, archive.allowance));
}

/** HTML that stands for a part of a text; undefined where the part stands for itself. */
export type Instead = (part: XmlElement, around: XmlElement) => string | undefined;

/** An element's content as HTML: texts of QTI 2 are written in elements of HTML. */
export function asHtml(element: XmlElement, instead: Instead = () => undefined): string {
  return element.content
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      const attributes = Object.entries(part.attributes).map(
        ([name, value]) => ` ${name}="${escaped(value)}"`,
      );
      return (
        instead(part, element) ??
        `<${part.name}${attributes.join('')}>${asHtml(part, instead)}</${part.name}>`
      );
    })
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
