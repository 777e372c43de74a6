import { pendingSampleChurches } from './pending-churches.ts'

/** A church of the sample data. None of them exists; each description says so. */
export interface SampleChurch {
  name: string
  status: 'approved' | 'pending'
  description: string
  address: string
  zip: string
  area: string
  denomination: string
  featured: boolean
  createdDaysAgo: number
  phone?: string
  website?: string
  /** Address of a picture without its extension; the site adds width and format. */
  heroImage?: string
  services?: readonly string[]
  youtubeChannel?: string
  missionStatement?: string
  history?: string
  specialPrograms?: string
  youthPrograms?: string
  musicMinistry?: string
  outreachPrograms?: string
  facebookPage?: string
  instagramHandle?: string
}

const approvedSampleChurches: readonly SampleChurch[] = [
  {
    name: 'Harbor Bell Baptist Church',
    status: 'approved',
    description:
      'This is a sample listing. Harbor Bell is a downtown congregation a few blocks from the water. Office workers, families from the near west streets and crews from ships in port share the same pews, and visitors are not asked to stand up or wear a name tag.\n\nSunday school meets for every age at nine. The nursery is open from half past eight until the last child is picked up, and the side door on the parking lot has a ramp. Coffee is in the hall after the service, and someone at the blue table can answer questions.',
    address: '118 Harbor Bell Street',
    zip: '78401',
    area: 'Downtown',
    denomination: 'Baptist',
    featured: true,
    createdDaysAgo: 410,
    phone: '361-555-0111',
    website: 'https://harborbell.example.org',
    heroImage: '/pictures/church-harbor-bell-baptist-church',
    services: [
      'Sunday 9:00 AM – Sunday School',
      'Sunday 10:30 AM – Traditional Worship',
      'Sunday 6:00 PM – Evening Service',
      'Wednesday 6:30 PM Bible Study',
    ],
    missionStatement: 'To welcome whoever comes in from the harbor or the street.',
    history: 'In this sample the church began as a reading room for sailors and moved to Harbor Bell Street in 1931.',
    youthPrograms: 'Youth group on Sunday evenings, summer camp in July.',
    musicMinistry: 'Choir of twenty, handbells, pipe organ.',
    outreachPrograms: 'Seafarers lunch on the first Thursday. Coat closet in December.',
  },
  {
    name: 'Iglesia San José del Mar',
    status: 'approved',
    description:
      'This is a sample listing. San José del Mar is a parish on the West Side where Mass is said in English and in Spanish. Many families have come for four generations, and newcomers are met at the door by people who remember being new.\n\nThe church is open for prayer every day from seven in the morning. Baptisms are on the second Saturday, and the parish office helps with preparation classes in both languages. On feast days the plaza fills with food stands, and the procession ends at the small chapel of the fishermen.',
    address: '2207 Calle del Faro',
    zip: '78416',
    area: 'West Side',
    denomination: 'Catholic',
    featured: true,
    createdDaysAgo: 395,
    phone: '361-555-0112',
    website: 'https://sanjosedelmar.example.org',
    heroImage: '/pictures/church-iglesia-san-jose-del-mar',
    services: [
      'Saturday Vigil Mass 5:30 PM',
      'Sunday 8:00 AM – Mass in English',
      'Sunday 10:00 AM – Family Mass',
      'Misa en español: domingo 12:30 PM',
      'Monday–Friday 7:00 AM – Daily Mass',
      'Confessions Saturday 4:00–5:00 PM',
      'Holy Hour first Friday 7 PM',
      'Rosario: miércoles 6:30 PM',
    ],
    missionStatement: 'Una sola familia, un solo pan. One family, one bread.',
    history:
      'In this sample the first chapel was built of shell concrete in 1912, and the bell wall survived three storms.',
    specialPrograms: 'Quinceañera preparation, English classes, grief group.',
    youthPrograms: 'Catechism on Wednesdays, altar servers, youth choir.',
    musicMinistry: 'Mariachi Mass on the last Sunday, Spanish choir, organ.',
    outreachPrograms: 'Food pantry on Tuesdays and Fridays from nine to eleven.',
  },
  {
    name: "St. Brendan's-by-the-Bay Episcopal Church",
    status: 'approved',
    description:
      'This is a sample listing. A parish of about a hundred and fifty people near the bay front, with a quiet early service and a sung one later in the morning.',
    address: '640 Sandpiper Avenue',
    zip: '78404',
    area: 'East Side',
    denomination: 'Episcopal',
    featured: false,
    createdDaysAgo: 360,
    phone: '361-555-0113',
    website: 'https://stbrendans.example.org',
    services: ['Sundays at 8 & 10:15 AM', 'Evensong, first Sunday, 5 PM', 'Wednesday noon – Healing prayer'],
    musicMinistry: 'Parish choir and visiting organists.',
  },
  {
    name: 'Windmill Road Methodist Church',
    status: 'approved',
    description:
      'This is a sample listing. A country church that the city grew out to meet. Services are unhurried, the potluck is on the fourth Sunday, and the fellowship hall is where Calallen neighbors hold meetings, blood drives and birthday parties.',
    address: '4310 Windmill Road',
    zip: '78410',
    area: 'Calallen',
    denomination: 'Methodist',
    featured: false,
    createdDaysAgo: 301,
    phone: '361-555-0114',
    services: ['Sunday 10:30 AM – Worship'],
    outreachPrograms: 'Community garden, meals for homebound neighbors.',
  },
  {
    name: 'Pelican Flats Church of Christ',
    status: 'approved',
    description:
      'This is a sample listing. A small congregation near the Laguna Madre that sings without instruments. Children stay with their parents, and guests are invited to lunch.',
    address: '77 Pelican Flats Lane',
    zip: '78418',
    area: 'Flour Bluff',
    denomination: 'Church of Christ',
    featured: false,
    createdDaysAgo: 255,
    phone: '361-555-0115',
    website: 'https://pelicanflats.example.org',
    services: ['Sundays at 9 & 11', 'Wednesday 7 PM, Bible classes for all ages'],
    musicMinistry: 'A cappella congregational singing.',
  },
  {
    name: 'Congregation Ohel Yam',
    status: 'approved',
    description:
      'This is a sample listing. A Jewish congregation on the South Side with Friday evening and Saturday morning services, a Hebrew school, and a shared meal on most Fridays. Visitors are welcome; please call before your first visit so that someone can meet you.',
    address: '1550 Garden Reef Drive',
    zip: '78413',
    area: 'South Side',
    denomination: 'Jewish',
    featured: false,
    createdDaysAgo: 233,
    phone: '361-555-0116',
    website: 'https://ohelyam.example.org',
    services: [
      'Friday 7:00 PM – Kabbalat Shabbat',
      'Saturday 10:00 AM – Shabbat morning',
      'Hebrew school Sunday 9:30 AM',
    ],
    specialPrograms: 'Introduction to Judaism, holiday cooking, interfaith seder.',
    youthPrograms: 'Hebrew school from kindergarten to bar and bat mitzvah.',
  },
  {
    name: 'Oso Dunes Community Church',
    status: 'approved',
    description:
      'This is a sample listing. Oso Dunes meets in a bright hall near the university and the bay. Sunday looks like this: coffee from half past eight, songs with a band, a talk of thirty minutes, and lunch trucks in the parking lot when the weather allows.\n\nMost people here belong to a small group that meets in a home during the week. There are groups for students, young parents, people in recovery and people who fish. Nobody needs to dress up, and nobody needs to know the songs.',
    address: '905 Egret Marsh Boulevard',
    zip: '78412',
    area: 'OSO',
    denomination: 'Non-Denominational',
    featured: true,
    createdDaysAgo: 190,
    phone: '361-555-0117',
    website: 'https://osodunes.example.org',
    heroImage: '/pictures/church-oso-dunes-community-church',
    services: ['Sunday 9:15 AM', 'Sunday 11:00 AM (ASL interpreted)', 'Students: Thursday 8 PM'],
    missionStatement: 'Room for questions.',
    specialPrograms: 'Recovery group on Mondays, budgeting course each fall.',
    youthPrograms: 'Kids program at both services, middle school night on Wednesdays.',
    musicMinistry: 'Band and songwriting workshop.',
    outreachPrograms: 'Beach cleanups on Saturday mornings.',
  },
  {
    name: 'Templo Brisa de Gracia',
    status: 'approved',
    description:
      'This is a sample listing. A bilingual Pentecostal church on the North Side with long prayer, loud singing and a kitchen that feeds whoever is there.',
    address: '3021 Refugio Palm Street',
    zip: '78402',
    area: 'North Side',
    denomination: 'Pentecostal',
    featured: false,
    createdDaysAgo: 152,
    phone: '361-555-0118',
    services: ['Domingo 11:00 AM – Culto bilingüe', 'Martes 7:00 PM – Oración', 'Viernes 7:30 PM – Jóvenes'],
    outreachPrograms: 'Hot meals on Saturdays at noon.',
  },
  {
    name: 'Cotton Row Lutheran Church',
    status: 'approved',
    description:
      'This is a sample listing. A Lutheran congregation in Southtown, founded in this sample by cotton farmers and now home to nurses, teachers and refinery workers. Communion is open, the hymnal is green, and the preschool is full of noise from Monday to Friday.',
    address: '2890 Cotton Row',
    zip: '78415',
    area: 'Southtown',
    denomination: 'Lutheran',
    featured: false,
    createdDaysAgo: 118,
    phone: '361-555-0119',
    website: 'https://cottonrow.example.org',
    services: [
      'Sunday 8:30 AM – Holy Communion',
      'Sunday 10:45 AM – Contemporary Worship',
      'Advent and Lent: Wednesdays 6 PM',
    ],
    specialPrograms: 'Preschool, quilting circle.',
    musicMinistry: 'Handbell choir, brass at Easter.',
  },
  {
    name: 'Mesquite Bend Presbyterian Church',
    status: 'approved',
    description: 'This is a sample listing. A small church on the northwest edge of town. Call for service times.',
    address: '8800 Mesquite Bend',
    zip: '78410',
    area: 'Calallen',
    denomination: 'Presbyterian',
    featured: false,
    createdDaysAgo: 74,
    phone: '361-555-0120',
  },
  {
    name: "The Shepherd's Table & Open Door Fellowship of the Coastal Bend",
    status: 'approved',
    description:
      "This is a sample listing. Two congregations that became one, which is why the name is long. The Shepherd's Table cooked for people after storms; the Open Door met in a school cafeteria. Now they share a building in Annaville with a large kitchen, and worship begins with breakfast.\n\nThe kitchen is the center of the week. Volunteers pack lunches on Monday, teenagers learn to cook on Thursday, and on Sunday anyone may eat before the first song. Prayer is offered at the tables, and you are free to say no thank you.",
    address: '10212 Open Door Drive',
    zip: '78410',
    area: 'Annaville',
    denomination: 'Assembly of God',
    featured: true,
    createdDaysAgo: 41,
    phone: '361-555-0121',
    website: 'https://shepherdstable.example.org',
    services: [
      'Breakfast Sunday 9 AM',
      'Sunday 10:00 AM Worship & Prayer',
      'Thursday 6 PM – Youth kitchen',
      'By appointment: pastoral visits',
    ],
    missionStatement: 'Eat first, then talk.',
    youthPrograms: 'Youth kitchen and tutoring on Thursdays.',
    musicMinistry: 'Gospel choir and steel guitar.',
    outreachPrograms: 'Storm kitchen, packed lunches, rides to the clinic.',
  },
]

export const sampleChurches: readonly SampleChurch[] = [...approvedSampleChurches, ...pendingSampleChurches]
