/** The customers of the demo and where they live. */
export const customerRows: readonly (readonly [name: string, pinCode: string, street: string])[] = [
  ['Priya Sharma', '226010', '14 Vipul Khand'],
  ['Rahul Srivastava', '226016', 'B-32 Sector 9'],
  ['Farah Siddiqui', '226001', '7 Hazratganj Lane'],
  ['Ankit Rawat', '248001', '22 Rajpur Road'],
  ['Meenakshi Uniyal', '248007', '5 Shyampur'],
  ['Gurpreet Kaur', '110027', 'J-118'],
  ['Nikhil Bansal', '110024', 'C-41'],
  ['Shreya Iyer', '110016', '27 Aurobindo Marg'],
  ['Tarun Aggarwal', '110085', 'Pocket 4, House 61'],
  ['Zoya Rizvi', '201304', 'Tower 3, Flat 902'],
  ['Vivek Tripathi', '208001', '51 Mall Road'],
  ['Kiran Pandey', '221005', '9 Assi Lane'],
];
