/**
 * Lithuania's cities (miestai), all 103, and its towns (miesteliai) by their Lithuanian names, sorted as Lithuanians
 * sort. Villages are not in it: who lives in one names the nearest town.
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
Viekšniai, Vievis, Vilkaviškis, Vilkija, Vilnius, Virbalis, Visaginas, Zarasai, Žagarė, Žiežmariai, Adutiškis,
Alanta, Alsėdžiai, Antalieptė, Antazavė, Aukštadvaris, Babtai, Bagaslaviškis, Balbieriškis, Balninkai,
Barstyčiai, Bartninkai, Batakiai, Baisogala, Betygala, Butrimonys, Čekiškė, Darbėnai, Darsūniškis, Daugailiai,
Debeikiai, Deltuva, Dieveniškės, Dotnuva, Dovilai, Endriejavas, Eržvilkas, Gaurė, Gelvonai, Giedraičiai,
Girkalnis, Griškabūdis, Grinkiškis, Gruzdžiai, Igliauka, Inturkė, Jašiūnai, Josvainiai, Juodupė, Jūžintai,
Kaltinėnai, Kamajai, Kapčiamiestis, Karmėlava, Kartena, Kernavė, Klovainiai, Kražiai, Krekenava, Krinčinas,
Kriukai, Krosna, Kruonis, Kruopiai, Kuktiškės, Kulautuva, Kuliai, Kurkliai, Kužiai, Kvėdarna, Labanoras,
Laukuva, Leipalingis, Lekėčiai, Leliūnai, Linkmenys, Lioliai, Liudvinavas, Liškiava, Luokė, Lygumai, Meškuičiai,
Merkinė, Miežiškiai, Mielagėnai, Musninkai, Naujamiestis, Nemakščiai, Nemunaitis, Nevarėnai, Onuškis, Pabaiskas,
Pajūris, Paluknys, Panemunėlis, Papilė, Papilys, Pašvitinys, Pavandenė, Pernarava, Perloja, Pilviškiai,
Plateliai, Plokščiai, Pociūnėliai, Pumpėnai, Punia, Pušalotas, Raguva, Raudondvaris, Raudonė, Rozalimas,
Rudamina, Rumšiškės, Rusnė, Sasnava, Saločiai, Salakas, Salamiestis, Sangrūda, Seirijai, Semeliškės, Seredžius,
Siesikai, Skaistgirys, Skapiškis, Skirsnemunė, Skriaudžiai, Sintautai, Smilgiai, Stakliškės, Sudargas,
Surviliškis, Suvainiškis, Svėdasai, Šatės, Šaukėnai, Šaukotas, Šešuoliai, Šėta, Šiaulėnai, Šilavotas,
Šimkaičiai, Šimonys, Šumskas, Švėkšna, Tauragnai, Taujėnai, Tirkšliai, Traupis, Turgeliai, Tverai, Upyna,
Užpaliai, Vadokliai, Vainutas, Valkininkai, Vandžiogala, Veiveriai, Veliuona, Vepriai, Veviržėnai, Videniškiai,
Viduklė, Viešintos, Vilkyškiai, Vyžuonos, Vištytis, Vosiliškis, Ylakiai, Zapyškis, Žasliai, Žarėnai, Želva,
Žemaičių Kalvarija, Žemaičių Naumiestis, Žygaičiai, Žeimelis, Žeimiai, Židikai`;

const { compare } = new Intl.Collator('lt');
const names = lithuania
  .split(',')
  .map((name) => name.trim())
  .toSorted(compare);
const known = new Set(names);

export function isCityOfLithuania(name: string): boolean {
  return known.has(name);
}

/** The cities and towns of a country; none where any text will do. */
export function citiesOf(country: string): readonly string[] {
  return country.toUpperCase() === 'LT' ? names : [];
}
