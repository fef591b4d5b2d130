import type { AgencyName } from './agencies.ts';

/** A worker of the demo; rates are rupees an hour. */
export interface DemoWorker {
  readonly name: string;
  readonly pinCode: string;
  readonly trade: string;
  readonly hourlyRate: number;
  readonly experience: number;
  readonly isVerified: boolean;
  readonly agency: AgencyName | null;
}

const row = (
  name: string,
  pinCode: string,
  trade: string,
  hourlyRate: number,
  experience: number,
  marks = '',
): DemoWorker => ({
  ...{ name, pinCode, trade, hourlyRate, experience },
  isVerified: marks.includes('verified'),
  agency: marks.includes('north') ? 'north' : marks.includes('delhi') ? 'delhi' : null,
});

/** The workers of the demo, over Delhi, Uttar Pradesh and Uttarakhand. */
export const workerRows: readonly DemoWorker[] = [
  row('Ramesh Yadav', '226010', 'Electrician', 180, 14, 'verified'),
  row('Sunita Devi', '226016', 'Cook', 150, 9, 'verified'),
  row('Mohammad Aslam', '226001', 'Tailor', 160, 21, 'verified'),
  row('Shivam Mishra', '226022', 'Plumber', 170, 6),
  row('Rajendra Prasad Maurya', '226010', 'Carpenter', 220, 18, 'verified north'),
  row('Anita Kumari', '226022', 'House cleaner', 120, 4, 'north'),
  row('Imran Khan', '226001', 'AC technician', 280, 8, 'verified'),
  row('Deepak Verma', '226016', 'Painter', 200, 11, 'north'),
  row('Kamlesh Nishad', '226016', 'Mason', 210, 16),
  row('Pooja Rawat', '248001', 'Cook', 170, 7, 'verified'),
  row('Bhupendra Negi', '248001', 'Driver', 190, 12, 'verified'),
  row('Manoj Bisht', '248007', 'Plumber', 180, 10, 'verified'),
  row('Kavita Joshi', '248007', 'Tailor', 150, 8),
  row('Harish Semwal', '248001', 'Electrician', 200, 15, 'verified'),
  row('Dinesh Thapliyal', '248007', 'Carpenter', 230, 13),
  row('Vinod Chauhan', '249401', 'Mason', 200, 20, 'verified'),
  row('Sarita Saini', '249401', 'House cleaner', 130, 5),
  row('Aman Tyagi', '247667', 'Mechanic', 210, 7),
  row('Pradeep Dhiman', '247667', 'Welder', 230, 17, 'verified'),
  row('Gopal Singh Mehra', '263139', 'Gardener', 140, 22, 'verified'),
  row('Neema Arya', '263139', 'House cleaner', 125, 3),
  row('Kailash Pant', '263001', 'Electrician', 190, 9),
  row('Lalit Mohan Tamta', '263001', 'Carpenter', 240, 25, 'verified'),
  row('Jaswinder Singh', '263153', 'Mechanic', 220, 14),
  row('Rekha Kashyap', '263153', 'Cook', 140, 6),
  row('Prakash Ojha', '262501', 'Painter', 190, 10),
  row('Suresh Kumar', '110001', 'Driver', 220, 16, 'verified'),
  row('Parveen Bano', '110005', 'Tailor', 180, 19, 'verified delhi'),
  row('Ajay Sharma', '110005', 'Electrician', 230, 8, 'delhi'),
  row('Satish Chandra', '110016', 'Gardener', 170, 24, 'verified'),
  row('Meena Rani', '110016', 'Cook', 200, 11, 'verified'),
  row('Rohit Malhotra', '110024', 'AC technician', 320, 9, 'verified delhi'),
  row('Geeta Thakur', '110024', 'House cleaner', 160, 7),
  row('Naresh Gupta', '110027', 'Plumber', 210, 13, 'verified delhi'),
  row('Harpreet Singh', '110027', 'Mechanic', 260, 15),
  row('Vijay Pal', '110034', 'Painter', 230, 12),
  row('Santosh Jha', '110034', 'Mason', 220, 10),
  row('Mukesh Rathore', '110045', 'Welder', 250, 18),
  row('Babita Solanki', '110045', 'House cleaner', 150, 5, 'delhi'),
  row('Salim Ahmed', '110053', 'Tailor', 170, 26, 'verified'),
  row('Nafees Ansari', '110053', 'Welder', 240, 11),
  row('Sandeep Dahiya', '110075', 'AC technician', 330, 6),
  row('Usha Kandpal', '110075', 'Cook', 190, 14, 'verified'),
  row('Om Prakash Sahni', '110085', 'Carpenter', 260, 20, 'verified delhi'),
  row('Ravi Shankar', '110085', 'Electrician', 220, 5),
  row('Dharmendra Tiwari', '110092', 'Plumber', 200, 9),
  row('Shabnam Khatoon', '110092', 'House cleaner', 155, 8, 'verified'),
  row('Arvind Rajput', '110096', 'Driver', 210, 7),
  row('Ashok Nagar', '201304', 'Gardener', 160, 15),
  row('Priti Chaudhary', '201304', 'Cook', 185, 5),
  row('Yogesh Bhati', '201304', 'AC technician', 310, 10, 'verified'),
  row('Rajesh Baghel', '201001', 'Mason', 205, 19),
  row('Lokesh Kumar', '201010', 'Painter', 215, 8),
  row('Irfan Qureshi', '208001', 'Mechanic', 200, 12, 'verified'),
  row('Chandra Prakash Kushwaha', '208012', 'Electrician', 175, 10, 'north'),
  row('Munna Lal Sonkar', '221001', 'Mason', 185, 23, 'verified'),
  row('Vandana Pandey', '221005', 'Tailor', 145, 6),
  row('Abhishek Kesarwani', '211001', 'Plumber', 165, 7),
  row('Brijesh Baghel', '282001', 'Driver', 180, 11),
  row('Noor Mohammad', '250001', 'Carpenter', 210, 17, 'verified'),
];
