import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { importSite, type ImportOptions, type ImportReport } from '../../src/publish/import-site.ts';
import type { Database } from '../../src/platform/database.ts';
import { openFiles } from '../../src/platform/files/files.ts';
import type { Settings } from '../../src/platform/settings.ts';

/** A site folder that a test writes, imports, changes and imports again. */
export class SiteFolder {
  readonly path: string;

  constructor() {
    this.path = mkdtempSync(join(tmpdir(), 'medeina-site-'));
    afterAll(() => rmSync(this.path, { recursive: true, force: true }));
  }

  /** Writes a file; values other than text or bytes as JSON. */
  write(file: string, content: unknown): this {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path, isRaw ? content : JSON.stringify(content, undefined, 2));
    return this;
  }

  remove(file: string): this {
    rmSync(join(this.path, file), { recursive: true, force: true });
    return this;
  }

  async import(
    app: { readonly database: Database; readonly settings: Settings },
    options: ImportOptions = {},
  ): Promise<ImportReport> {
    return await importSite(app.database, await openFiles(app.settings), this.path, options);
  }
}

/** The same text in all languages, marked with the language code. */
export function inAll(text: string): { lt: string; en: string; ru: string } {
  return { lt: text, en: `${text} (en)`, ru: `${text} (ru)` };
}

/** Two categories, one inside the other, and two filter groups. */
export function writeCatalogue(folder: SiteFolder): SiteFolder {
  return folder
    .write('catalogue/categories.json', [
      {
        key: 'emergency',
        id: 61,
        parent: 59,
        title: { lt: 'Skubioji pagalba', en: 'Emergency care', ru: 'Неотложная помощь' },
      },
      { key: 'nursing', id: 63, parent: 59, title: { lt: 'Slauga', en: 'Nursing', ru: 'Сестринское дело' } },
      { key: 'wounds', id: 64, parent: 63, title: { lt: 'Žaizdos', en: 'Wounds', ru: 'Раны' } },
    ])
    .write('catalogue/filters.json', [
      {
        id: 7,
        key: 'language',
        name: { lt: 'Kalba', en: 'Language', ru: 'Язык' },
        filters: [
          { id: 71, key: 'lt', name: inAll('Lietuvių') },
          { id: 72, key: 'en', name: inAll('Anglų') },
        ],
      },
      {
        id: 10,
        key: 'city',
        name: inAll('Miestas'),
        filters: [
          { id: 101, key: 'vilnius', name: { lt: 'Vilnius', en: 'Vilnius', ru: 'Вильнюс' } },
          { id: 102, key: 'kaunas', name: { lt: 'Kaunas', en: 'Kaunas', ru: 'Каунас' } },
        ],
      },
      {
        id: 9,
        key: 'profession',
        name: inAll('Profesija'),
        filters: [
          { id: 91, key: 'doctor', name: { lt: 'Gydytojai', en: 'Doctors', ru: 'Врачи' } },
          { id: 92, key: 'nurse', name: { lt: 'Slaugytojai', en: 'Nurses', ru: 'Медсёстры' } },
        ],
      },
    ]);
}

/** A complete course.json: by default a free, undated course in Lithuanian. */
export function courseJson(id: number, facts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    shortname: `C${id}`,
    category: 'emergency',
    published: '2026-01-01',
    format: 'online',
    duration_hours: 2,
    filters: ['language/lt'],
    title: inAll(`Kursas ${id}`),
    short_description: inAll('Trumpai'),
    abilities: { lt: ['Gebėjimas'], en: ['Ability'], ru: ['Навык'] },
    products: [{ id: id * 10, price: 0 }],
    ...facts,
  };
}

/** A course with one topic: a manual page, an automatic page, a link, a document, and a video that unlocks the rest. */
export function writeStudies(
  folder: SiteFolder,
  slug: string,
  id: number,
  facts: Record<string, unknown> = {},
): SiteFolder {
  const theory = `courses/${slug}/theory/01-pirma`;
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nŽodžiai\n';
  for (const language of ['lt', 'en', 'ru']) {
    folder
      .write(
        `${theory}/ranka.${language}.md`,
        `# Puslapis\n\nTekstas (${language}) <script>alert(1)</script>`,
      )
      .write(
        `${theory}/pats.${language}.md`,
        'Tekstas, [nuoroda](https://example.org) ir [bloga](javascript:alert)',
      )
      .write(`${theory}/vaizdas.${language}.vtt`, vtt)
      .write(`${theory}/vaizdas.${language}.md`, 'Stenograma');
  }
  return folder
    .write(`courses/${slug}/course.json`, courseJson(id, facts))
    .write(`${theory}/topic.json`, {
      title: inAll('Pirma tema'),
      description: inAll('Apie ką'),
      sections: [
        { title: inAll('Skaitiniai'), materials: ['ranka', 'pats', 'nuoroda'] },
        { title: inAll('Vaizdas ir lapas'), materials: ['vaizdas', 'lapas'] },
      ],
    })
    .write(`${theory}/ranka.json`, {
      type: 'page',
      title: inAll('Pažymimas'),
      completion: 1,
      duration_minutes: 5,
    })
    .write(`${theory}/pats.json`, {
      type: 'page',
      title: inAll('Atveriamas'),
      completion: 2,
      duration_minutes: 4,
    })
    .write(`${theory}/nuoroda.json`, {
      type: 'link',
      title: inAll('Nuoroda'),
      completion: 0,
      url: 'https://example.org/gaires',
    })
    .write(`${theory}/vaizdas.json`, {
      type: 'video',
      title: inAll('Vaizdas'),
      completion: 2,
      duration_minutes: 1,
      source: 'vaizdas.webm',
    })
    .write(`${theory}/vaizdas.webm`, 'no header, sixty seconds by its JSON')
    .write(`${theory}/lapas.json`, {
      type: 'document',
      title: inAll('Lapas'),
      completion: 2,
      requires: ['vaizdas'],
      file: 'lapas.pdf',
    })
    .write(`${theory}/lapas.pdf`, '%PDF-1.7 0123456789');
}
