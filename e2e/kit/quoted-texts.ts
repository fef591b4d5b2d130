// Exceptions named in docs/specification-exceptions.md are left out.
const list = `
Page Not Found
Forgot Password?
Register here
Login here
Loading your dashboard...
No categories available
Category not found
Search for services...
Any
Location not specified
Reset all
Apply Filters
No workers found matching your criteria
Search for workers using the filters above
Contact
Service Details
No image available
Untitled Service
Price not available
Available Service Providers
No providers available for this job
Service not found
Failed to load job details
Select Service*
(change service)
Confirm Booking
Processing...
Please select a time slot
Save Changes
Updating...
Your profile is incomplete
No completed jobs
Contact Customer
Start Job
Not Verified
Add Money to Wallet
Call Worker
Send Message
Loading...
Save Address
Confirmed
Worker ID must be exactly 24 characters
Service ID must be exactly 24 characters
Service type must be at least 2 characters
Please select a date
Booking date must be in the future
Please select time slot
Invalid start time format (HH:MM AM/PM)
Invalid end time format (HH:MM AM/PM)
Time must be between 6AM–8PM and end time must be after start
Maximum booking duration is 16 hours
Invalid zip/postal code format
Address information required
Please fill out all address fields
PIN code must be 6 digits
Name must be at least 2 characters
Name must not exceed 50 characters
Phone must be exactly 10 digits
Email must not exceed 100 characters
Invalid email format
Password must be at least 6 characters
Password must not exceed 30 characters
Password and Confirm Password must match
Please include a valid email
Passwords don't match
Please enter a valid email address
Hourly Rate must not exceed 1000 Rs
min price should be 0
max price should be below 10000
Please upload an image file
File size must be less than 5MB
Please fill all fields for the time slot
Booking failed
Booking Successful!
Error
An error occurred during booking
Failed to save address
Address saved successfully
Profile updated
Your profile has been successfully updated.
Profile Updated
Profile Image Updated
Your profile image has been successfully updated.
Upload Error
Failed to upload image. Please try again.
Availability Updated
Your availability has been successfully saved.
Failed to update availability
Failed to fetch workers
Booking Rejected
You have rejected booking #{id}
Booking Accepted
Registration failed
Please try again
Failed to reset password
Failed to send reset email
An unexpected error occurred
Registration successful
login successful
Password reset successful
Email sent successfully
Something went wrong!
Please login to view your messages
Search conversations
Unknown User
Typing...
You need to chat with user then here you can see
Loading user...
No messages yet. Start the conversation!
Type a message...
We respond within 24 hours
No referrals yet
No favorites yet
Message text cannot be empty
Message text must not exceed 500 characters
File size must not exceed 10 MB
Subject must be at least 5 characters long
Subject cannot exceed 200 characters
Message must be at least 5 characters long
Message cannot exceed 2000 characters
Please fix the highlighted errors.
Please select a category
Please indicate if your feedback is positive or negative
Please provide detailed feedback (at least 5 characters)
Please select a rating
Missing information
Please fill in all required fields.
Message required
New Message
You have a new message
Failed to send message
jwt expired
Failed to send message.
Something went wrong. Please try again.
Failed to submit feedback
Failed to submit rating
Message sent successfully!
Thank you for your feedback!
Thank you for rating our app!
Referral code copied to clipboard!
Copy the referral link and share with your friends!
{count} Services Available
{count} workers found
You have accepted booking #{id}
Street must be at least 3 characters
Landmark must not exceed 200 characters
`;

/** The texts quoted by the specification, word for word; `{id}` and `{count}` stand for numbers. */
export const quotedTexts: readonly string[] = list.trim().split('\n');

/** Texts only the API returns, because no screen can send what causes them. */
export const textsOfApi: ReadonlyMap<string, string> = new Map([
  ['Worker ID must be exactly 24 characters', 'the sheet is opened for a worker'],
  ['Service ID must be exactly 24 characters', 'services are chosen, and named by the page'],
  ['Service type must be at least 2 characters', 'the title is taken from the chosen service'],
  ['Please select a date', 'a day is chosen from the start'],
  ['Booking date must be in the future', 'past days cannot be chosen'],
  ['Invalid start time format (HH:MM AM/PM)', 'times are chosen from those of the server'],
  ['Invalid end time format (HH:MM AM/PM)', 'times are chosen from those of the server'],
  [
    'Time must be between 6AM–8PM and end time must be after start',
    'times are chosen from those of the server',
  ],
  ['Maximum booking duration is 16 hours', 'times are chosen from those of the server'],
  ['Message text cannot be empty', 'without a text there is nothing to tap'],
  ['jwt expired', 'screens lead to the login instead'],
]);

/** Texts no test can cause on a screen, with the reason. */
export const textsOffScreen: ReadonlyMap<string, string> = new Map([
  ['Loading your dashboard...', 'the server redirects before the page is rendered'],
  ['Loading...', 'announced by screen readers while a skeleton is shown'],
  ['New Message', 'the title of a push without its sender, drawn by the phone'],
]);
