import { Award, BookOpen, LogOut, Search, Settings, Sun } from 'lucide-react';
import type { CommandGroup } from './CommandPalette.tsx';

export function commandGroups(onRun: (id: string) => void): CommandGroup[] {
  const run = (id: string) => () => {
    onRun(id);
  };
  return [
    {
      id: 'places',
      label: 'Eiti',
      commands: [
        { id: 'courses', label: 'Mano kursai', icon: BookOpen, keys: ['G', 'K'], onSelect: run('courses') },
        {
          id: 'certificates',
          label: 'Sertifikatai',
          icon: Award,
          keywords: ['pažymėjimai'],
          onSelect: run('certificates'),
        },
        { id: 'discover', label: 'Visi kursai', icon: Search, keys: ['/'], onSelect: run('discover') },
      ],
    },
    {
      id: 'actions',
      label: 'Atlikti',
      commands: [
        {
          id: 'theme',
          label: 'Perjungti šviesią ir tamsią temą',
          detail: 'Šiame įrenginyje',
          icon: Sun,
          onSelect: run('theme'),
        },
        { id: 'settings', label: 'Atverti nustatymus', icon: Settings, onSelect: run('settings') },
        { id: 'logout', label: 'Atsijungti', icon: LogOut, onSelect: run('logout') },
      ],
    },
  ];
}
