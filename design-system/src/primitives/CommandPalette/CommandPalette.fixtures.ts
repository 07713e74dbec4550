import { Award, BookOpen, LogOut, Search, Settings, Sun } from 'lucide-react';
import type { CommandGroup } from './CommandPalette.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

export function commandGroups(onRun: (id: string) => void): CommandGroup[] {
  const run = (id: string) => () => {
    onRun(id);
  };
  return [
    {
      id: 'places',
      label: t('Eiti'),
      commands: [
        {
          id: 'courses',
          label: t('Mano kursai'),
          icon: BookOpen,
          keys: ['G', 'K'],
          onSelect: run('courses'),
        },
        {
          id: 'certificates',
          label: t('Sertifikatai'),
          icon: Award,
          keywords: [t('pažymėjimai')],
          onSelect: run('certificates'),
        },
        { id: 'discover', label: t('Visi kursai'), icon: Search, keys: ['/'], onSelect: run('discover') },
      ],
    },
    {
      id: 'actions',
      label: t('Atlikti'),
      commands: [
        {
          id: 'theme',
          label: t('Perjungti šviesią ir tamsią temą'),
          detail: t('Šiame įrenginyje'),
          icon: Sun,
          onSelect: run('theme'),
        },
        { id: 'settings', label: t('Atverti nustatymus'), icon: Settings, onSelect: run('settings') },
        { id: 'logout', label: t('Atsijungti'), icon: LogOut, onSelect: run('logout') },
      ],
    },
  ];
}
