import { fileMaterial } from '../file-material.ts';
import { inAllLanguages } from '../localised.ts';
import { fileNameOf, freeName, shortHash } from '../material-names.ts';
import type { ForeignMaterial } from '../model.ts';
import { isWebAddress } from '../html.ts';
import { NotHere } from '../not-here.ts';
import { type ActivityReading, materialOf, needsGrade, type ReadActivity } from './activity.ts';
import { type BackupFile, numberOf, valueOf } from './backup.ts';
import { filesOfArea } from './texts.ts';

export const url: ReadActivity = (reading) => {
  const address = valueOf(reading.body, 'externalurl').trim();
  if (!/^https?:/i.test(address) || !isWebAddress(address) || !URL.canParse(address))
    throw new NotHere(`'${address.slice(0, 80)}' is not a web address`);
  if (/^a:[1-9]/.test(valueOf(reading.body, 'parameters')))
    reading.notes.changed('what it added to the address is gone');
  return [materialOf(reading, { type: 'link', ...reading.facts, url: address })];
};

export const resource: ReadActivity = async (reading) => {
  const files = contentOf(reading, 'mod_resource', 'content');
  // The one that opens comes first by its order.
  const [main, ...others] = files.toSorted((one, other) => other.sortOrder - one.sortOrder);
  if (main === undefined) throw new NotHere('the backup holds no file of it');
  if (others.length > 0)
    reading.notes.changed(`of its ${files.length} files '${main.name}' came, the one that opens`);
  return [await materialOfFile(reading, main)];
};

export const folder: ReadActivity = async (reading) => {
  const materials: ForeignMaterial[] = [];
  const slugs = new Set<string>();
  for (const file of contentOf(reading, 'mod_folder', 'content')) {
    const name = `${file.folder.slice(1)}${file.name}`;
    const plain = `${reading.slug}-${fileNameOf(name)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')}`;
    const slug = freeName(slugs.has(plain) ? `${plain}-${shortHash(name)}` : plain, '', slugs);
    try {
      const facts = { ...reading.facts, title: inAllLanguages(name) };
      materials.push(await materialOfFile({ ...reading, slug, facts }, file));
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      reading.notes.changed(`'${name}' did not come: ${error.message}`);
    }
  }
  if (materials.length === 0) throw new NotHere('none of its files can be here');
  reading.notes.changed('a folder became its files, one by one');
  return materials;
};

export const h5pactivity: ReadActivity = async (reading) => {
  const [file] = contentOf(reading, 'mod_h5pactivity', 'package');
  if (file === undefined) throw new NotHere('the backup holds no file of it');
  return [await materialOfFile(reading, file)];
};

function contentOf({ backup, activity }: ActivityReading, component: string, area: string): BackupFile[] {
  return filesOfArea(backup.files, activity.context, { component, area });
}

/** @throws {NotHere} */
async function materialOfFile(reading: ActivityReading, file: BackupFile): Promise<ForeignMaterial> {
  const { slug, facts, notes } = reading;
  if (file.path === null) throw new NotHere(`the file '${file.name}' ${file.fault ?? ''}`);
  return await fileMaterial({
    slug,
    facts,
    notes,
    name: file.name,
    path: file.path,
    pass: passPercent(reading),
    isCompletedByResult: needsGrade(reading.activity),
  });
}

/** The part of the marks with which one passes; null where none is set. Never more than there: who passed there passes here. */
export function passPercent({ activity, notes }: ActivityReading): number | null {
  const item = (activity.grades?.at('grade_items')?.all('grade_item') ?? []).find(
    (one) => numberOf(one, 'itemnumber') === 0,
  );
  const pass = numberOf(item, 'gradepass');
  const most = numberOf(item, 'grademax');
  if (pass <= 0 || most <= 0) return null;
  // Rounded to what Moodle itself keeps: 0.57 of 1 is no less than 57 %.
  const exact = Number(((pass / most) * 100).toFixed(5));
  const whole = Math.min(100, Math.max(1, Math.floor(exact)));
  if (whole !== exact) notes.changed(`it is passed with ${whole} %, not with ${exact} %`);
  return whole;
}
