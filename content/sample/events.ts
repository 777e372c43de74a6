/** An event of the sample data. */
export interface SampleEvent {
  title: string
  description: string
  /** Calendar days after the day on which the sample is loaded; negative means over, 0 today. */
  dayOffset: number
  /** Moves it on to the first such day, so that it suits what its church does in the week. */
  weekday?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
  location: string
  /** Free text, as people write it. */
  time?: string
  /** Missing or unknown counts as general. */
  category?: string
  /** The name of the sample church that holds it. */
  church?: string
}

export const sampleEvents: readonly SampleEvent[] = [
  {
    title: 'Fellowship Fish Fry',
    description:
      'A sample event. Redfish, slaw and tea in the hall, with plates to take home. Give what you can; nobody is turned away.',
    dayOffset: -3,
    time: '12:30 PM',
    location: 'Harbor Bell Baptist Church, 118 Harbor Bell Street',
    category: 'social',
    church: 'Harbor Bell Baptist Church',
  },
  {
    title: 'Evening Prayer by the Water',
    description:
      'A sample event. Half an hour of psalms, silence and song on the lawn. Bring a folding chair. In bad weather we meet indoors.',
    dayOffset: 0,
    time: '6:30 PM',
    location: "St. Brendan's-by-the-Bay Episcopal Church, 640 Sandpiper Avenue",
    category: 'music',
    church: "St. Brendan's-by-the-Bay Episcopal Church",
  },
  {
    title: 'Neighborhood Food Pantry',
    description:
      'A sample event. Groceries for any household in the county. Bring bags; no papers are asked for. Volunteers meet an hour earlier.',
    dayOffset: 2,
    weekday: 'Tuesday',
    time: '9 AM – 11 AM',
    location: 'Iglesia San José del Mar, 2207 Calle del Faro',
    category: 'community',
    church: 'Iglesia San José del Mar',
  },
  {
    title: 'Beach Cleanup and Breakfast Tacos',
    description:
      'A sample event. We walk two miles of shore with gloves and bags, then eat together. Children are welcome with a grown-up.',
    dayOffset: 5,
    weekday: 'Saturday',
    time: '8 AM – noon',
    location: 'Parking lot of Oso Dunes Community Church, 905 Egret Marsh Boulevard',
    category: 'community',
    church: 'Oso Dunes Community Church',
  },
  {
    title: 'Neighbors at One Table',
    description:
      'A sample event. People of several traditions eat together and answer one question: what do you do when someone dies? Kosher and vegetarian dishes are marked.',
    dayOffset: 8,
    weekday: 'Tuesday',
    time: '6 PM',
    location: 'Congregation Ohel Yam, 1550 Garden Reef Drive',
    category: 'interfaith',
    church: 'Congregation Ohel Yam',
  },
  {
    title: 'How to Read a Psalm',
    description:
      'A sample event. A class in four evenings for people who have never read the Bible and for people who have read it for years.',
    dayOffset: 11,
    weekday: 'Monday',
    time: '7:00 PM – 8:15 PM',
    location: 'Room 4, Windmill Road Methodist Church, 4310 Windmill Road',
    category: 'education',
    church: 'Windmill Road Methodist Church',
  },
  {
    title: 'Youth Kitchen: Tamales',
    description:
      'A sample event. Ages twelve to eighteen learn to spread masa, fold and steam, and everyone takes a dozen home. Sign up at the door.',
    dayOffset: 14,
    weekday: 'Thursday',
    time: '6 PM',
    location: "The Shepherd's Table, 10212 Open Door Drive",
    category: 'youth',
    church: "The Shepherd's Table & Open Door Fellowship of the Coastal Bend",
  },
  {
    title: 'Noche de Coritos',
    description:
      'Un evento de muestra. A night of short songs in Spanish with guitars, accordion and whoever brings a voice. Pan dulce afterward.',
    dayOffset: 17,
    weekday: 'Saturday',
    time: '7:30 PM',
    location: 'Templo Brisa de Gracia, 3021 Refugio Palm Street',
    category: 'music',
    church: 'Templo Brisa de Gracia',
  },
  {
    title: 'Handbells at Dusk',
    description: 'A sample event. The handbell choir plays for forty minutes. Free, with a basket for the preschool.',
    dayOffset: 21,
    weekday: 'Sunday',
    time: '5 PM',
    location: 'Cotton Row Lutheran Church, 2890 Cotton Row',
    category: 'music',
    church: 'Cotton Row Lutheran Church',
  },
  {
    title: 'Car Wash for Camp',
    description:
      'A sample event. The youth group washes cars to pay for a week of summer camp. Trucks cost the same as cars.',
    dayOffset: 24,
    weekday: 'Saturday',
    time: '10 AM – 2 PM',
    location: 'Pelican Flats Church of Christ, 77 Pelican Flats Lane',
    category: 'youth',
    church: 'Pelican Flats Church of Christ',
  },
  {
    title: 'Getting Ready for Storm Season',
    description:
      'A sample event. What to keep in the car, which papers to copy, and how congregations look after neighbors who cannot drive. A checklist in English and Spanish is handed out.',
    dayOffset: 30,
    weekday: 'Tuesday',
    time: '6:30 PM',
    location: 'Fellowship hall, Harbor Bell Baptist Church, 118 Harbor Bell Street',
    category: 'education',
    church: 'Harbor Bell Baptist Church',
  },
  {
    title: 'Domino Night',
    description:
      'A sample event. Dominoes, coffee and pie. Beginners are paired with people who know how to lose well.',
    dayOffset: 33,
    weekday: 'Friday',
    time: '7 PM',
    location: 'Fellowship hall, Windmill Road Methodist Church, 4310 Windmill Road',
    category: 'social',
    church: 'Windmill Road Methodist Church',
  },
  {
    title: 'Blessing of the Boats',
    description:
      'A sample event. Boats of any size pass the pier and are blessed one by one. Those without a boat watch from the bank.',
    dayOffset: 40,
    weekday: 'Saturday',
    time: '9:30 AM',
    location: 'The public pier, 1 Pier Walk',
    category: 'interfaith',
  },
  {
    title: 'Open House at the Sanctuary',
    description:
      'A sample event. The doors are open all day. Come in, sit down, ask about the windows, leave when you like.',
    dayOffset: 45,
    weekday: 'Saturday',
    location: 'Mesquite Bend Presbyterian Church, 8800 Mesquite Bend',
    category: 'general',
    church: 'Mesquite Bend Presbyterian Church',
  },
  {
    title: 'Sunrise Walk on the Dunes',
    description: 'A sample event. A slow walk with three stops for silence. Bring water and shoes that may get wet.',
    dayOffset: 52,
    weekday: 'Saturday',
    time: 'Meet at first light',
    location: 'Trailhead behind Oso Dunes Community Church',
    category: 'outdoors',
    church: 'Oso Dunes Community Church',
  },
  {
    title: 'Rummage Sale',
    description:
      'A sample event. Two rooms of clothes, books, lamps and fishing rods. What is left goes to the community closet.',
    dayOffset: 60,
    weekday: 'Saturday',
    time: '8 AM – 3 PM',
    location: 'Parish hall, Iglesia San José del Mar, 2207 Calle del Faro',
    church: 'Iglesia San José del Mar',
  },
]
