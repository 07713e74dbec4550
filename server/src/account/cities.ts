/**
 * Lithuania's cities by their Lithuanian names: the 103 places that the law calls 'miestas' and the census of 2021 counts
 * as such. Towns and villages, some 21,000, are not in it: who lives in one names the nearest city.
 */
const lithuania = `
Akmenė, Alytus, Anykščiai, Ariogala, Baltoji Vokė, Birštonas, Biržai, Daugai, Druskininkai, Dūkštas, Dusetos,
Eišiškės, Elektrėnai, Ežerėlis, Gargždai, Garliava, Gelgaudiškis, Grigiškės, Ignalina, Jieznas, Jonava,
Joniškėlis, Joniškis, Jurbarkas, Kaišiadorys, Kalvarija, Kaunas, Kavarskas, Kazlų Rūda, Kėdainiai, Kelmė,
Kybartai, Klaipėda, Kretinga, Kudirkos Naumiestis, Kupiškis, Kuršėnai, Lazdijai, Lentvaris, Linkuva,
Marijampolė, Mažeikiai, Molėtai, Naujoji Akmenė, Nemenčinė, Neringa, Obeliai, Pabradė, Pagėgiai, Pakruojis,
Palanga, Pandėlys, Panemunė, Panevėžys, Pasvalys, Plungė, Priekulė, Prienai, Radviliškis, Ramygala, Raseiniai,
Rietavas, Rokiškis, Rūdiškės, Salantai, Seda, Simnas, Skaudvilė, Skuodas, Smalininkai, Subačius, Šakiai,
Šalčininkai, Šeduva, Šiauliai, Šilalė, Šilutė, Širvintos, Švenčionėliai, Švenčionys, Tauragė, Telšiai,
Tytuvėnai, Trakai, Troškūnai, Ukmergė, Utena, Užventis, Vabalninkas, Varėna, Varniai, Veisiejai, Venta,
Viekšniai, Vievis, Vilkaviškis, Vilkija, Vilnius, Virbalis, Visaginas, Zarasai, Žagarė, Žiežmariai`;

const { compare } = new Intl.Collator('lt');
const names = lithuania
  .split(',')
  .map((name) => name.trim())
  .toSorted(compare);
const known = new Set(names);

export function isCityOfLithuania(name: string): boolean {
  return known.has(name);
}

/** The cities of a country; none where any text will do. */
export function citiesOf(country: string): readonly string[] {
  return country.toUpperCase() === 'LT' ? names : [];
}
