import type { IntlShape } from 'react-intl';

/** A number of bytes as people read it. */
export function fileSize(bytes: number, intl: IntlShape): string {
  const kilo = bytes / 1024;
  return kilo < 1000
    ? intl.formatMessage({ id: 'learning.material.size.kb' }, { size: Math.max(1, Math.round(kilo)) })
    : intl.formatMessage({ id: 'learning.material.size.mb' }, { size: kilo / 1024 });
}
