import type { Language } from '@medeina/contract';
import type { PackageFiles } from '../../../import/kinds/kind.ts';
import type { FileSource } from '../../../import/material-files.ts';
import type { StoredFile, StoredPackage } from '../../material-content.ts';
import type { MaterialKind } from '../kind.ts';

/** An interactive package, which a player shows that is installed apart from us. */
export const hvp: MaterialKind<'hvp'> = {
  // Going through it does. Without a player nothing can be asked of the learner.
  isCompletedByOpening: (_content, hasPlayer) => !hasPlayer,
  hasDuration: true,
  store: ({ packages, passPercent }, stored) => ({
    kind: 'hvp',
    packages: storedPackages(packages, stored),
    passPercent,
  }),
  show: ({ passPercent }, { isOpen, hasPlayer }) => ({
    module: 'hvp',
    hvp: isOpen ? { playable: hasPlayer, pass_percent: passPercent } : null,
  }),
};

function storedPackages(
  packages: Partial<Record<Language, PackageFiles>>,
  stored: (file: FileSource) => StoredFile,
): Partial<Record<Language, StoredPackage>> {
  const store = ({ files, ...facts }: PackageFiles): StoredPackage => ({
    ...facts,
    files: Object.fromEntries([...files].map(([path, source]) => [path, stored(source).hash])),
  });
  return {
    ...(packages.lt && { lt: store(packages.lt) }),
    ...(packages.en && { en: store(packages.en) }),
    ...(packages.ru && { ru: store(packages.ru) }),
  };
}
