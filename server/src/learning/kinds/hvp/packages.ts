import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Language } from '@medeina/contract';
import type { Context } from '../../../platform/context.ts';
import type { Answer } from '../../../platform/endpoints/types.ts';
import { ProblemError } from '../../../platform/errors.ts';
import type { Theme } from '../../activities/document.ts';
import type { MaterialContent } from '../../material-content.ts';
import { readState } from '../../progress-store.ts';
import type { OwnMaterialRow } from '../../store.ts';
import { languageAmong } from '../files.ts';
import { packageAddress, readPackageToken } from './address.ts';
import { packageDocument } from './document.ts';
import { servePackageFile } from './files.ts';

interface PackageRow extends OwnMaterialRow {
  readonly content: MaterialContent<'hvp'>;
}

/** Interactive packages of learners. */
export interface Packages {
  /** Whether the material is one that can be shown: a player is installed. */
  isPackage(material: OwnMaterialRow | undefined): material is PackageRow;
  document(
    material: PackageRow,
    reader: { readonly userId: number; readonly language: Language; readonly theme: Theme },
  ): Promise<Answer<string>>;
  file(
    asked: { readonly token: string; readonly path: string },
    range: string | undefined,
  ): Promise<Answer<Readable>>;
}

const contentFile = 'content/content.json';

export function createPackages(
  { database: { executor }, files, activityFiles, packagePlayer }: Context,
  secret: () => Promise<Buffer>,
): Packages {
  return {
    isPackage: (material): material is PackageRow =>
      material?.content.kind === 'hvp' && packagePlayer !== undefined,

    document: async ({ id, enrolment_id: enrolmentId, title, content: { packages } }, reader) => {
      const language = languageAmong(packages, reader.language);
      const found = language === undefined ? undefined : packages[language];
      const opened = await files.courseFiles.open(found?.files[contentFile] ?? '');
      if (language === undefined || found === undefined || packagePlayer === undefined)
        throw new ProblemError('not_found');
      if (opened === undefined || opened === 'outside') throw new ProblemError('not_found');
      const claim = { userId: reader.userId, materialId: id, language };
      return packageDocument({
        data: {
          id,
          title: title[reader.language],
          language: reader.language,
          base: packageAddress(await secret(), claim, Date.now()),
          library: found.library,
          scripts: found.scripts,
          styles: found.styles,
          content: await text(opened.body),
          state: await readState(executor, { userId: reader.userId, enrolmentId, materialId: id }),
          player: { scripts: packagePlayer.scripts, styles: packagePlayer.styles },
        },
        theme: reader.theme,
        files: activityFiles.package,
      });
    },

    file: async ({ token, path }, range) =>
      await servePackageFile(
        executor,
        files.courseFiles,
        readPackageToken(await secret(), token, Date.now()),
        { path, range },
      ),
  };
}
